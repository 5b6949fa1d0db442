"""The engine's boxes are where the browser's are."""

from page import PageTest
from states import Drawing, address

TOLERANCE = 5 / 64
READ = """
const output = document.getElementById('difference');
return {
  value: output.dataset.value ?? null,
  words: output.textContent,
  boxes: document.getElementById('core-boxes').children.length,
  isRefused: !document.getElementById('notice').hidden,
};
"""


class Differences(PageTest):
    def test_two_thousand_random_states_differ_by_no_more_than_rounding(self):
        drawing = Drawing(14, is_comparable=True)
        states = [drawing.state() for _ in range(2000)]
        answers = self.show_all(map(address, states), READ)
        for state, answer in zip(states, answers):
            self.assertFalse(answer["isRefused"], address(state))
            self.assertEqual(answer["boxes"], len(state["boxes"]), address(state))
            if answer["value"] is None:
                self.assertIn("rounding decides", answer["words"], address(state))
        compared = [index for index, answer in enumerate(answers) if answer["value"] is not None]
        self.assertGreaterEqual(len(compared), 1990)
        largest = max(compared, key=lambda index: float(answers[index]["value"]))
        value = float(answers[largest]["value"])
        boxes = sum(len(state["boxes"]) for state in states)
        print(f"\n{len(compared):,} of 2,000 states, {boxes} boxes: largest difference {value:.4f} px")
        self.assertLessEqual(value, TOLERANCE, address(states[largest]))
