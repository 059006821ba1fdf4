import { expect, test } from 'vitest';
import { countExtras } from '#rules/countExtras.ts';

test('`countExtras` counts each extra, by title', () => {
  expect(countExtras(['Warme maaltijd', 'Naopvang', 'Warme maaltijd'])).toEqual([
    { title: 'Naopvang', count: 1 },
    { title: 'Warme maaltijd', count: 2 },
  ]);
  expect(countExtras([])).toEqual([]);
});
