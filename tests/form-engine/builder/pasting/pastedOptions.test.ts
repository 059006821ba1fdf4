import { expect, it } from 'vitest';
import { pastedOptions } from '#form-engine/src/builder/pasting/pastedOptions.ts';

it.each<[string, readonly string[]]>([
  ['L\n XL\r\n\nXXL', ['L', 'XL', 'XXL']],
  ['S\tM\tL', ['S', 'M', 'L']],
  ['one line, with a comma', []],
  ['', []],
])('pastedOptions reads “%s”', (text, options) => {
  expect(pastedOptions(text)).toEqual(options);
});

it('pastedOptions takes the first 1,000 lines of a paste of 1 MB', () => {
  const options = pastedOptions('keuze\n'.repeat(170_000));
  expect(options).toHaveLength(1000);
});
