import Contestants
import Testing

@MainActor @Suite("The views that a lazy flow of a million makes")
struct LazyTests {
  @Test("there are more views than those on screen, and no more than a few screens of them")
  func screens() {
    let (alive, made) = (LazyContestants.screensAlive(), LazyContestants.screensMade())
    #expect(alive > 1.5 && alive <= 3)
    #expect(made > 1.5 && made <= 4)
  }
}
