import { expect, test } from 'vitest';
import { affixedText } from '#form-engine/src/questions/controls/Affixed.tsx';
import { formatEuros } from '#rules/money.ts';

const written = (text: string, settings: Readonly<Record<string, string>>) =>
  affixedText(text, { settings }).replaceAll('\u00A0', ' ');

test.each([
  ['26,50', { prefix: '€' }, '€ 26,50'],
  ['-26,50', { prefix: '€' }, '− € 26,50'],
  ['-26,50', { prefix: '€', suffix: 'per les' }, '− € 26,50 per les'],
  ['-5', { suffix: '°C' }, '-5 °C'],
  ['-5', { prefix: 'Rij' }, 'Rij -5'],
  ['- geen', { prefix: '€' }, '€ - geen'],
  ['', { prefix: '€' }, ''],
])('affixedText of %j with %j is %j', (text, settings, expected) =>
  expect(written(text, settings)).toBe(expected),
);

test('affixedText writes an amount below zero as every other screen', () =>
  expect(affixedText('-26,50', { settings: { prefix: '€' } })).toBe(formatEuros(-2650)));
