import { expect, test } from 'vitest';
import { sortFeedback } from '#src/features/notices/view/sortFeedback.ts';

test('sortFeedback: what is out of stock and what UiTPAS refuses is a notice and no banner (specification 8)', () => {
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

test('sortFeedback of nothing is nothing', () => {
  expect(sortFeedback([])).toEqual({ banner: [], notices: [] });
});
