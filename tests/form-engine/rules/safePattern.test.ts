import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { safePattern } from '#form-engine/src/rules/safePattern.ts';
import { runs } from '#tests/setup/runs.ts';
import { startCpuClock } from '#tests/support/clock/startCpuClock.ts';
import { countSteps } from './countSteps.ts';

const accepted: readonly (readonly [pattern: string, fits: string, misses: string])[] = [
  ['[A-Z]{2}\\d{4}', 'AB1234', 'AB123'],
  ['^\\d{3}-\\d{7}-\\d{2}$', '539-0075470-34', '539-0075470-3'],
  ['\\d{4} ?[A-Z]{2}', '1012 AB', '1012-AB'],
  ['(?:ma|wo|za)', 'wo', 'zo'],
  ['\\d+(,\\d+)?', '12,5', '12,'],
  ['[^@]+@[^@]+', 'a@b', 'a@b@c'],
  ['\\p{L}+([ -]\\p{L}+)*', 'Jan-Piet Aerts', 'Jan--Piet'],
  ['(\\d{3}){2}[0-9]', '1234567', '123456'],
  ['a{2,4}b|c*', 'aaab', 'ab'],
  ['.*', 'om het even', 'een\ntwee'],
  ['#[0-9a-fA-F]{6}', '#00ffAA', '#00ffA'],
  ['\\$\\d+', '$5', '5'],
  ['prijs\\$', 'prijs$', 'prijs'],
  ['a|', '', 'b'],
  ['[\\]\\-x]+', ']-x', 'y'],
  ['[a-zé]+([^\\p{L}][a-zé]+)*', 'één-twee', 'één--twee'],
];

const refused = [
  '(a+)+',
  '(a*)*',
  '(a|a)*',
  '(a|ab)(c|bcd)',
  '(a?){50}b',
  'a*a',
  'a?a?a?b',
  '.*x',
  '\\w*\\d',
  '\\d{1,3}\\d',
  '[a-z]+[m-p]',
  '(\\p{L}|é)+',
  '(a?|b?)c',
  '(?:[^\\p{L}]+€)*',
  '[^\\p{L}]+€',
  '[^\\p{L}\\d]*[–€]',
  '(?:[^\\p{L}]|€)+',
  '(?:\\p{L}+\u3042)*',
  '(?=a)b',
  '(?!a)b',
  '(?<=a)b',
  '(?<n>a)',
  '(a)\\1',
  '\\bwoord',
  'a^b',
  'a$b',
  '(',
  ')',
  '[z-a]',
  '[]',
  '*a',
  'a**',
  'a{2}{3}',
  'a{4,2}',
  '((a{1000}){1000}b)',
  '\\',
  '\\u{110000}',
  'a'.repeat(201),
];

describe('safePattern', () => {
  it.each(accepted)('accepts %s, and means what it means anywhere else', (pattern, fits, misses) => {
    const safe = new RegExp(safePattern(pattern) ?? 'refused', 'u');
    expect(safe.test(fits)).toBe(true);
    expect(safe.test(misses)).toBe(false);
  });

  it.each(refused)('refuses %j', (pattern) => {
    expect(safePattern(pattern)).toBeUndefined();
  });

  const sets = [
    '\\d',
    '\\D',
    '\\w',
    '\\W',
    '\\s',
    '\\S',
    '.',
    '\\p{L}',
    '[^\\p{L}]',
    '[^\\p{L}\\d]',
    '[^\\W]',
  ];
  const classes = ['[a-c]', '[^a]', '[\\w€]', '[^\\s€]', '[\\p{L}-]', '[–-€]', '[^\\d\\n]'];
  const atom = fc.constantFrom('a', 'b', '0', ' ', 'é', '€', 'あ', '', ...sets, ...classes);
  const count = fc.constantFrom('*', '+', '?', '{2}', '{1,3}', '*?', '{0,9}', '{2,}');
  // The shape has a letter for each atom: few atoms in one pattern, so that its parts often meet the same characters.
  const { shape } = fc.letrec<{ shape: string }>((tie) => ({
    shape: fc.oneof(
      { depthSize: 'small', withCrossShrink: true },
      fc.constantFrom('A', 'B', 'C', 'A+B', '(?:A+B)*', '(?:A|B)+'),
      fc.tuple(tie('shape'), tie('shape')).map(([one, other]) => one + other),
      fc.tuple(tie('shape'), tie('shape')).map(([one, other]) => `(${one}|${other})`),
      fc.tuple(tie('shape'), count).map(([one, sign]) => `(?:${one})${sign}`),
    ),
  }));
  const pattern = fc
    .tuple(shape, fc.record({ A: atom, B: atom, C: atom }))
    .map(([letters, atoms]) => letters.replace(/[ABC]/g, (letter) => atoms[letter as keyof typeof atoms]));
  const characters = fc.string({ unit: fc.constantFrom(...'ab0é€–あ \n'), maxLength: 2 });
  const text = fc
    .tuple(characters, characters, characters)
    .map(([before, unit, behind]) => before + unit.repeat(100) + behind);
  const texts = fc.array(text, { minLength: 6, maxLength: 6 });

  it('accepts only patterns whose steps in a backtracking engine are proportional to the text', () => {
    const met = { accepted: 0, refused: 0 };
    const tried = runs(9000);
    fc.assert(
      fc.property(pattern, texts, (source, tries) => {
        const safe = safePattern(source);
        met[safe === undefined ? 'refused' : 'accepted'] += 1;
        if (safe === undefined) return;
        const expression = new RegExp(safe, 'u');
        for (const one of tries) {
          // Each part of the pattern looks at a character a few times at most: a wrong choice fails at once.
          const { fits } = countSteps(source, one, 4 * (source.length + 1) * ([...one].length + 1));
          expect({ one, isTooCostly: fits === undefined }).toEqual({ one, isTooCostly: false });
          expect({ one, fits }).toEqual({ one, fits: expression.test(one) });
        }
      }),
      tried,
    );
    expect(Math.min(met.accepted, met.refused)).toBeGreaterThan(tried.numRuns / 15);
  });

  it('never throws, and gives patterns that compile', () => {
    const noise = fc.array(fc.constantFrom(...'\\()[]{}|^$.*+?,-0129adwp:=!<>é😀'), { maxLength: 14 });
    fc.assert(
      fc.property(noise, (characters) => {
        const safe = safePattern(characters.join(''));
        if (safe !== undefined) new RegExp(safe, 'u').test('a');
      }),
      runs(5000),
    );
  });

  it('checks 10,000 patterns of the greatest length within five seconds of CPU time', () => {
    const hostile = [
      '[a-c]'.repeat(40),
      Array.from({ length: 60 }, (_, n) => `${String.fromCodePoint(0x4e00 + 2 * n)}?`).join(''),
      '('.repeat(100) + ')'.repeat(100),
      `${'(a'.repeat(40)}${'){1}'.repeat(24)}`,
      '(((((((((((((((a{1}){1}){1}){1}){1}){1}){1}){1}){1}){1}){1}){1}){1}){1}){1}){1}',
    ];
    const cpuTime = startCpuClock();
    for (let n = 0; n < 10_000; n += 1) safePattern(hostile[n % hostile.length] ?? '');
    expect(cpuTime()).toBeLessThan(5000);
  });
});
