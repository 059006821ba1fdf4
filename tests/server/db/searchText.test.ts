import { describe, expect, it } from 'vitest';
import { searchText } from '#server/db/searchText.ts';

describe('searchText', () => {
  it.each([
    ['Café  ZOË ', 'cafe zoe'],
    ['Cafe\u0301', 'cafe'],
    ["D'Hondt", "d'hondt"],
    ['李小龍', '李小龍'],
  ])('%s is found as %s', (text, expected) => {
    expect(searchText(text)).toBe(expected);
  });
});
