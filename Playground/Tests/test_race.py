"""The race of the engine and the browser."""

from page import PageTest


def microseconds(text):
    number, unit = text.split()
    return float(number.replace(",", "")) * {"µs": 1, "ms": 1000}[unit]


class Race(PageTest):
    def setUp(self):
        super().setUp()
        self.button = self.find("#start-race")

    @property
    def status(self):
        return self.find("#race-status").text

    def test_it_ends_with_times_and_ratios_in_words(self):
        self.button.click()
        self.wait(lambda: self.status .startswith(("Done", "The race ended")), seconds=110)
        self.assertEqual(self.status, "Done.")
        self.assertEqual(self.button.text, "Race again")
        medians = []
        rows = self.find_all("table.race tbody tr")
        self.assertEqual([row.find_element("css selector", "th").text for row in rows],
                         ["100", "1,000", "10,000", "100,000"])
        for row in rows:
            times = [time.text for time in row.find_elements("css selector", ".time")]
            ratio = row.find_element("css selector", "td.number").text.replace("\n", ", ")
            print(f"\n{row.find_element('css selector', 'th').text} boxes: {times} {ratio}", end="")
            self.assertTrue(all(time.endswith((" µs", " ms")) for time in times), times)
            medians.append([microseconds(time) for time in times])
            self.assertRegex(
                ratio, r"^[\d.,]+× (faster|slower), [\d.,]+× (faster|slower) with sizes in, frames out$")
            self.assertGreaterEqual(medians[-1][1], 0.8 * medians[-1][0], "more work took less time")
            shares = self.run_script("""
                return [...arguments[0].querySelectorAll('.bar')].map(
                  (bar) => Number(bar.style.getPropertyValue('--share')));""", row)
            self.assertEqual(max(shares), 1)
            self.assertGreater(min(shares), 0)
        # A width that stays needs no layout, however many boxes there are.
        for own, theirs in zip(medians[1], medians[3]):
            self.assertGreater(theirs, 5 * own)
        self.assertEqual(self.find_all(".race-room"), [], "what raced is still in the document")

    def test_it_can_be_stopped_and_started_again(self):
        self.button.click()
        self.wait(lambda: self.button.text == "Stop")
        self.button.click()
        self.wait(lambda: self.status == "Stopped.")
        self.assertEqual(self.find_all(".race-room"), [])
        self.button.click()
        self.wait(lambda: self.status.startswith("Racing"))
        self.button.click()
        self.wait(lambda: self.status == "Stopped.")

    def test_a_clock_of_a_millisecond_is_not_divided_by(self):
        self.run_script("""
            const now = performance.now.bind(performance);
            performance.now = () => Math.floor(now());""")
        self.button.click()
        first = self.find("table.race tbody td.number")
        self.wait(lambda: "faster" in first.text or "slower" in first.text, seconds=110)
        self.button.click()
        times = [time.text for time in self.find_all("table.race tbody tr:first-child .time")]
        self.assertTrue(all(microseconds(time) > 0 for time in times), times)

    def test_a_clock_that_is_too_coarse_is_said_to_be(self):
        self.run_script("""
            const now = performance.now.bind(performance);
            performance.now = () => Math.floor(now() / 100) * 100;""")
        self.button.click()
        self.wait(lambda: "too coarse" in self.status)
        self.assertEqual(self.button.text, "Race again")
