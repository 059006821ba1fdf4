import { expect, it } from 'vitest';
import { readPhone } from '#form-engine/src/rules/readPhone.ts';
import cases from '../../cases/answers/readPhone.json' with { type: 'json' };

it.each(cases)('readPhone in a browser: $name', ({ input, expected }) => {
  expect(readPhone(input)).toBe(expected);
});
