import { expect, it } from 'vitest';
import { uitpasFaults } from '#rules/uitpas.ts';
import cases from '../cases/paying/uitpas.json' with { type: 'json' };

it.each(cases)('uitpasFaults in a browser of $name', ({ numbers, faults }) => {
  const given = new Map(Object.entries(numbers).map(([uid, number]) => [Number(uid), String(number)]));
  expect(Object.fromEntries(uitpasFaults(given))).toEqual(faults);
});
