import { describe, expect, test } from 'vitest';
import { productChoiceQuery, readProductChoice } from '#src/features/webshop/view/productChoice.ts';

describe('readProductChoice', () => {
  test('reads back what productChoiceQuery wrote', () => {
    for (const choice of [
      { variant: undefined, quantity: 1 },
      { variant: 6104, quantity: 3 },
    ])
      expect(readProductChoice(new URLSearchParams(productChoiceQuery(choice)))).toEqual(choice);
  });

  test.each(['variant=0&aantal=0', 'variant=-1&aantal=-3', 'variant=1.5&aantal=1e3', 'variant=x&aantal='])(
    'reads %s as no choice',
    (query) => {
      const none = { variant: undefined, quantity: 1 };
      expect(readProductChoice(new URLSearchParams(query))).toEqual(none);
    },
  );
});
