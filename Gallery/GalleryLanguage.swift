#if canImport(SwiftUI)
public import SwiftUI

/// A language that the gallery speaks.
///
///     TagCloudView(language: .simplifiedChinese)
///
/// Raw values are BCP 47 tags, for file names and locales.
public enum GalleryLanguage: String, CaseIterable, Sendable {
  case english = "en"
  case spanish = "es"
  case brazilianPortuguese = "pt-BR"
  case simplifiedChinese = "zh-Hans"
  case arabic = "ar"
  case hebrew = "he"

  /// The language's name in itself.
  public var ownName: String {
    switch self {
    case .english: "English"
    case .spanish: "Español"
    case .brazilianPortuguese: "Português"
    case .simplifiedChinese: "简体中文"
    case .arabic: "العربية"
    case .hebrew: "עברית"
    }
  }

  /// Which way the language is read.
  public var layoutDirection: LayoutDirection {
    self == .arabic || self == .hebrew ? .rightToLeft : .leftToRight
  }

  /// The tags of an article about iOS development.
  public var tags: [String] {
    ["Swift", "SwiftUI", developmentTag, "Xcode", "UIKit", "Combine", "Async/Await", "Core Data"]
  }

  private var developmentTag: String {
    switch self {
    case .english: "iOS Development"
    case .spanish: "Desarrollo iOS"
    case .brazilianPortuguese: "Desenvolvimento iOS"
    case .simplifiedChinese: "iOS 开发"
    case .arabic: "تطوير iOS"
    case .hebrew: "פיתוח iOS"
    }
  }

  /// Returns the title of the button that shows a number of hidden tags.
  public func more(_ count: Int) -> String {
    switch self {
    case .english: "\(count) more"
    case .spanish: "\(count) más"
    case .brazilianPortuguese: "mais \(count)"
    case .simplifiedChinese: "还有 \(count) 个"
    case .arabic: "\(count)+ المزيد"
    case .hebrew: "עוד \(count)"
    }
  }

  /// The title of the button that hides them again.
  public var less: String {
    switch self {
    case .english: "Less"
    case .spanish: "Menos"
    case .brazilianPortuguese: "Menos"
    case .simplifiedChinese: "收起"
    case .arabic: "أقل"
    case .hebrew: "פחות"
    }
  }

  /// Habits to choose from, each with an emoji.
  public var suggestions: [String] {
    switch self {
    case .english:
      [
        "Morning routine ☀️", "Exercise 💪", "Read a book 📚", "Drink water 💧", "Meditation 🧘",
        "Call a friend 📞", "Learn something new 🧠",
      ]
    case .spanish:
      [
        "Rutina matutina ☀️", "Ejercicio 💪", "Leer un libro 📚", "Tomar agua 💧", "Meditación 🧘",
        "Llamar a un amigo 📞", "Aprender algo nuevo 🧠",
      ]
    case .brazilianPortuguese:
      [
        "Rotina matinal ☀️", "Exercício 💪", "Ler um livro 📚", "Beber água 💧", "Meditação 🧘",
        "Ligar para um amigo 📞", "Aprender algo novo 🧠",
      ]
    case .simplifiedChinese:
      ["晨间习惯 ☀️", "锻炼 💪", "读书 📚", "喝水 💧", "冥想 🧘", "给朋友打电话 📞", "学习新东西 🧠"]
    case .arabic:
      [
        "روتين الصباح ☀️", "تمارين رياضية 💪", "قراءة كتاب 📚", "شرب الماء 💧", "تأمل 🧘",
        "الاتصال بصديق 📞", "تعلّم شيء جديد 🧠",
      ]
    case .hebrew:
      [
        "שגרת בוקר ☀️", "אימון 💪", "לקרוא ספר 📚", "לשתות מים 💧", "מדיטציה 🧘",
        "להתקשר לחבר 📞", "ללמוד משהו חדש 🧠",
      ]
    }
  }

  /// Phrases of very different lengths.
  public var phrases: [String] {
    switch self {
    case .english:
      [
        "Some long item here", "And then some longer one", "Short", "Items", "Here", "And", "A",
        "Few", "More", "And then a very very very long one",
      ]
    case .spanish:
      [
        "Un elemento largo aquí", "Y luego otro más largo", "Breve", "Cosas", "Aquí", "Y", "Unas",
        "Pocas", "Más", "Y al final uno muy muy muy largo",
      ]
    case .brazilianPortuguese:
      [
        "Um item longo aqui", "E depois um mais longo", "Curto", "Itens", "Aqui", "E", "Mais",
        "Uns", "Poucos", "E no fim um muito muito muito longo",
      ]
    case .simplifiedChinese:
      ["这里有一个长项目", "然后是一个更长的项目", "短", "项目", "这里", "和", "几个", "一些", "更多", "最后是一个非常非常非常长的项目"]
    case .arabic:
      [
        "عنصر طويل هنا", "ثم عنصر أطول منه", "قصير", "عناصر", "هنا", "و", "بعض", "قليل", "المزيد",
        "وأخيرًا عنصر طويل جدًا جدًا جدًا",
      ]
    case .hebrew:
      [
        "פריט ארוך כאן", "ואז פריט ארוך עוד יותר", "קצר", "פריטים", "כאן", "ו", "עוד", "כמה",
        "נוספים", "ולבסוף פריט מאוד מאוד מאוד ארוך",
      ]
    }
  }
}
#endif
