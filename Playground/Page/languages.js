// The texts of the gallery (Gallery/GalleryLanguage.swift) in its languages.

export const LANGUAGES = {
  en: {
    name: "English",
    development: "iOS Development",
    suggestions: [
      "Morning routine ☀️", "Exercise 💪", "Read a book 📚", "Drink water 💧", "Meditation 🧘",
      "Call a friend 📞", "Learn something new 🧠",
    ],
  },
  es: {
    name: "Español",
    development: "Desarrollo iOS",
    suggestions: [
      "Rutina matutina ☀️", "Ejercicio 💪", "Leer un libro 📚", "Tomar agua 💧", "Meditación 🧘",
      "Llamar a un amigo 📞", "Aprender algo nuevo 🧠",
    ],
  },
  "pt-BR": {
    name: "Português",
    development: "Desenvolvimento iOS",
    suggestions: [
      "Rotina matinal ☀️", "Exercício 💪", "Ler um livro 📚", "Beber água 💧", "Meditação 🧘",
      "Ligar para um amigo 📞", "Aprender algo novo 🧠",
    ],
  },
  "zh-Hans": {
    name: "简体中文",
    development: "iOS 开发",
    suggestions: [
      "晨间习惯 ☀️", "锻炼 💪", "读书 📚", "喝水 💧", "冥想 🧘", "给朋友打电话 📞", "学习新东西 🧠",
    ],
  },
  ar: {
    name: "العربية",
    isRightToLeft: true,
    development: "تطوير iOS",
    suggestions: [
      "روتين الصباح ☀️", "تمارين رياضية 💪", "قراءة كتاب 📚", "شرب الماء 💧", "تأمل 🧘",
      "الاتصال بصديق 📞", "تعلّم شيء جديد 🧠",
    ],
  },
  he: {
    name: "עברית",
    isRightToLeft: true,
    development: "פיתוח iOS",
    suggestions: [
      "שגרת בוקר ☀️", "אימון 💪", "לקרוא ספר 📚", "לשתות מים 💧", "מדיטציה 🧘",
      "להתקשר לחבר 📞", "ללמוד משהו חדש 🧠",
    ],
  },
};

/** The tags of an article about iOS development. */
export const tags = (language) => [
  "Swift", "SwiftUI", LANGUAGES[language].development, "Xcode", "UIKit", "Combine", "Async/Await",
  "Core Data",
];
