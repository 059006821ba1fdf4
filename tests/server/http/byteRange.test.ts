import { describe, expect, it } from 'vitest';
import { byteRange } from '#server/http/byteRange.ts';
import cases from '../../cases/byteRange.json' with { type: 'json' };

describe('byteRange', () => {
  it.each(cases)('$name', ({ header, size, expected }) => {
    expect(byteRange(header ?? undefined, size)).toEqual(expected);
  });
});
