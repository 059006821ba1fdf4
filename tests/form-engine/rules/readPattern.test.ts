import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { overlap } from '#form-engine/src/rules/characterSet.ts';
import { readPattern } from '#form-engine/src/rules/readPattern.ts';
import { runs } from '#tests/setup/runs.ts';

const classEscape = fc.constantFrom('\\d', '\\D', '\\w', '\\W', '\\s', '\\S', '\\p{L}');
const member = fc.oneof(
  classEscape,
  fc.constantFrom('a', 'é', '€', '–', 'あ', '😀', '-', '0-9', 'a-z', 'À-ÿ', '\\]', '^'),
);
const characterClass = fc
  .tuple(fc.constantFrom('[', '[^'), fc.array(member, { minLength: 1, maxLength: 4 }))
  .map(([start, members]) => `${start}${members.join('')}]`);
const known = fc.constantFrom(...'aZ09_ -]^\n\r\u2028\u00a0éªµ×ſ€–…あÿˁ˂ʰ\u0301٣一😀');
const character = fc.oneof(known, fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }));

function setOf(pattern: string) {
  return readPattern(pattern)?.first;
}

describe('readPattern', () => {
  it('gives each class a set with every character that the class matches', () => {
    const met = { fits: 0, misses: 0 };
    const tried = runs(9000);
    const set = fc.oneof({ weight: 4, arbitrary: characterClass }, classEscape, fc.constant('.'));
    fc.assert(
      fc.property(set, character, (source, one) => {
        const first = setOf(source);
        if (first === undefined || !isCompilable(source)) return;
        const isMatch = new RegExp(`^${source}$`, 'u').test(one);
        met[isMatch ? 'fits' : 'misses'] += 1;
        const point = one.codePointAt(0) ?? 0;
        if (isMatch) expect(overlap(first, [[point, point]])).toBe(true);
      }),
      tried,
    );
    expect(Math.min(met.fits, met.misses)).toBeGreaterThan(tried.numRuns / 10);
  });

  it('keeps the sets of letters and of other signs apart as far as ÿ', () => {
    const [letters = [], others = []] = [setOf('\\p{L}'), setOf('[^\\p{L}]')];
    for (let point = 0; point <= 0xff; point += 1) {
      const isLetter = /\p{L}/u.test(String.fromCodePoint(point));
      const one = [[point, point]] as const;
      expect([point, overlap(letters, one), overlap(others, one)]).toEqual([point, isLetter, !isLetter]);
    }
  });
});

function isCompilable(source: string): boolean {
  try {
    new RegExp(source, 'u');
    return true;
  } catch {
    return false;
  }
}
