import { expect, test } from 'vitest';
import { askPrice, type PriceQuestion } from '#src/features/basket/state/askPrice.ts';

test.each([true, false])('askPrice shows the question until it is answered with %s', async (isAgreed) => {
  const shown: (PriceQuestion | undefined)[] = [];
  const answered = askPrice((question) => shown.push(question))(1200);
  expect(shown).toMatchObject([{ total: 1200 }]);
  shown[0]?.answer(isAgreed);
  expect(await answered).toBe(isAgreed);
  expect(shown.at(-1)).toBeUndefined();
  expect(shown).toHaveLength(2);
});
