import fc from 'fast-check';
import { type KindName, questionKinds } from '#form-engine/src/headless.ts';
import { kindSamples } from '#form-engine/src/questions/samples/kindSamples.ts';
import type { Draw, RandomQuestion } from '#form-engine/src/questions/samples/samples.ts';
import type { WireFields } from './ask.ts';
import { hostileText, hostileValue } from './hostileValue.ts';

const optionsAndChoices: readonly [unknown, readonly string[]][] = [
  [
    ['a', 'b', 'c, d'],
    ['a', 'b', 'c, d', 'b,a', 'a,c, d'],
  ],
  [
    ['a', 'b', 'a,b'],
    ['a', 'b', 'a,b'],
  ],
  [{ a: 'Aa', b: 'Bb', '0': 'Nul' }, ['a', 'b', '0', 'Aa', 'Nul']],
  [
    ['constructor', '__proto__', ' x '],
    ['constructor', '__proto__', ' x ', 'x'],
  ],
];

const manyOptions: readonly [unknown, readonly string[]] = [
  Array.from({ length: 30 }, (_, index) => `keuze ${index}, ${index % 3}`),
  ['keuze 0, 0', 'keuze 12, 0', 'keuze 29, 2', 'keuze 29', 'KEUZE 0, 0'],
];

const required = fc.constantFrom<unknown>(0, 1, '1', true, false, undefined);

const of = (fields: WireFields, fitting: fc.Arbitrary<unknown>): fc.Arbitrary<RandomQuestion> =>
  fc.record({
    question: required.map((isRequired) => ({ ...fields, required: isRequired })),
    value: fc.oneof({ weight: 3, arbitrary: fitting }, { weight: 1, arbitrary: hostileValue }),
  });

const choice = (
  type: string,
  toValue: (choices: readonly string[]) => fc.Arbitrary<unknown>,
): fc.Arbitrary<RandomQuestion> =>
  fc
    .constantFrom(...optionsAndChoices, manyOptions)
    .chain(([options, choices]) => of({ type, options }, toValue(choices)));

const oneChoice = (choices: readonly string[]) => fc.constantFrom(...choices, 'weg');

const date = fc.oneof(
  fc
    .date({ min: new Date('1920-01-01'), max: new Date('2030-01-01'), noInvalidDate: true })
    .map((day) => day.toISOString().slice(0, 10)),
  fc.stringMatching(/^[0-3]?\d[/.-][01]?\d[/.-](19|20)\d\d$/),
);

/** A path of a stored file, rarely a wrong one. */
const path = fc.oneof(
  { weight: 9, arbitrary: fc.stringMatching(/^[a-z0-9]{1,6}\/[a-z0-9]{1,6}\.(pdf|jpg)$/) },
  { weight: 1, arbitrary: fc.constantFrom('a b.pdf', ' x/y.jpg ', 'Zoë.jpg', '__proto__', 'a;b.pdf', '') },
);

const draw: Draw = { fc, of, choice, oneChoice, date, path, hostileText, hostileValue };

/** Random questions of each kind with a value. Most values fit the question; the others can be anything. */
export function randomQuestion(kind: KindName): fc.Arbitrary<RandomQuestion> {
  return kindSamples[kind].random(draw);
}

/** A form of several questions of any kind, with a value for each. Some questions depend on another one. */
export const arbitraryForm: fc.Arbitrary<{
  readonly fields: readonly WireFields[];
  readonly values: Readonly<Record<string, unknown>>;
}> = fc
  .array(
    fc.record({
      asked: fc.oneof(...questionKinds.map(({ name }) => randomQuestion(name))),
      nid: fc.constantFrom(0, 0, 7),
      visible_when: fc.option(
        fc
          .record({ qid: fc.nat(6).map((n) => `q${n}`), nid: fc.constantFrom(0, 7) })
          .chain((target) =>
            fc.constantFrom(
              { ...target, filled: true },
              { ...target, filled: false },
              { ...target, equals: '1' },
              { ...target, in: ['a', 'Zoë'] },
            ),
          ),
        { nil: undefined },
      ),
    }),
    { minLength: 1, maxLength: 7 },
  )
  .map((items) => ({
    fields: items.map(({ asked, nid, visible_when }, index) => ({
      ...asked.question,
      qid: `q${index}`,
      nid,
      visible_when,
    })),
    values: Object.fromEntries(items.map(({ asked, nid }, index) => [`q${index}_${nid}`, asked.value])),
  }));
