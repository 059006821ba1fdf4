import { expect, it } from 'vitest';
import { readHouseNumber } from '#form-engine/src/rules/houseNumber.ts';
import cases from '../../cases/addresses/houseNumber.json' with { type: 'json' };

it.each(cases)('readHouseNumber in a browser: $name', ({ input, expected }) => {
  expect(readHouseNumber(input) ?? null).toEqual(expected);
});
