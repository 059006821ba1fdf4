import { describe, expect, test } from 'vitest';
import { largestId, readId } from '#rules/readId.ts';
import { Nid } from '#schemas/scalars.ts';
import cases from '../cases/ids.json' with { type: 'json' };

describe('readId', () => {
  test.each(cases)('reads $name: $text', ({ text, expected }) => {
    expect(readId(text)).toBe(expected ?? undefined);
  });

  test('reads no id from a parameter that is absent', () => {
    expect([readId(null), readId(undefined)]).toEqual([undefined, undefined]);
  });
});

test('largestId is the bound of a nid in the contract', () => {
  expect(Nid).toMatchObject({ maximum: largestId });
});
