import { expect, test } from 'vitest';
import { sortFeedback } from '#src/features/notices/view/sortFeedback.ts';

test('sortFeedback makes notices of feedback about stock and UiTPAS, and a banner of the rest (specification 8)', () => {
  const stock = 'Danspakje is niet meer op voorraad.';
  const pass = 'Je UiTPAS is verlopen.';
  const other = 'Ballet 1 is volzet en is uit je mandje gehaald.';
  expect(sortFeedback([stock, other, pass])).toEqual({
    banner: [other],
    notices: [
      { tone: 'warning', title: 'Niet genoeg voorraad', message: stock },
      { tone: 'warning', title: 'UiTPAS probleem', message: pass },
    ],
  });
});

test('sortFeedback of no feedback is empty', () => {
  expect(sortFeedback([])).toEqual({ banner: [], notices: [] });
});
