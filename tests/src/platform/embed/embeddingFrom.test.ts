import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { embeddingFrom, embeddingQuery } from '#src/platform/embed/embeddingFrom.ts';

const id = 'abcdefgh12345';
const from = (query: string) => embeddingFrom(new URLSearchParams(query));

describe('embeddingFrom', () => {
  test('reads the parameters that the embed script writes', () => {
    expect(
      from(
        `embed=${id}&origin=https%3A%2F%2Fclub.example&club=arabesk&page=%2Farabesk%2Fcursussen%3Fdag%3Dwo&hideAside=1&dark=1`,
      ),
    ).toEqual({
      id,
      origin: 'https://club.example',
      club: 'arabesk',
      page: '/arabesk/cursussen?dag=wo',
      hidesAside: true,
      isDark: true,
    });
  });

  test('requires only an id', () => {
    expect(from(`embed=${id}`)).toEqual({
      id,
      origin: undefined,
      club: undefined,
      page: undefined,
      hidesAside: false,
      isDark: false,
    });
  });

  test.each(['', 'club=arabesk&dark=1', 'embed=', 'embed=1', 'embed=<b>', `embed=${'x'.repeat(37)}`])(
    'finds no embedding in "%s"',
    (query) => {
      expect(from(query)).toBeUndefined();
    },
  );

  test.each([
    ['origin', 'javascript:alert(1)'],
    ['origin', 'null'],
    ['origin', '*'],
    ['origin', 'https://club.example/'],
    ['origin', 'https://mail@club.example'],
    ['club', '../login'],
    ['club', '__proto__'],
    ['club', 'a'.repeat(65)],
    ['page', '//evil.example'],
    ['page', '/\\evil.example'],
    ['page', 'https://evil.example'],
    ['page', 'javascript:alert(1)'],
  ])('ignores %s=%s', (name, value) => {
    const query = new URLSearchParams({ embed: id, [name]: value });
    expect(embeddingFrom(query)).toMatchObject({ id, [name]: undefined });
  });

  test('never throws, and reads back what it wrote', () => {
    const anything = fc.string({ unit: 'binary' });
    fc.assert(
      fc.property(anything, anything, anything, fc.boolean(), (origin, club, page, isDark) => {
        const query = new URLSearchParams({ embed: id, origin, club, page, dark: isDark ? '1' : origin });
        const embedding = embeddingFrom(query);
        expect(embedding && embeddingFrom(embeddingQuery(embedding))).toEqual(embedding);
      }),
    );
  });
});
