import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Answers,
  compileForm,
  decodeAnswers,
  encodeAnswers,
  prefillAnswers,
  validateAnswer,
  validateAnswers,
  visibleQuestions,
} from '#form-engine/src/headless.ts';
import { runs } from '#tests/setup/runs.ts';
import { arbitraryForm } from './support/arbitraryForm.ts';
import { formOf, today } from './support/ask.ts';

/** Sections as a server should send them, with one random value somewhere replaced by anything. */
const mutatedSections = fc
  .record({ form: arbitraryForm, at: fc.nat(), by: fc.oneof(fc.jsonValue(), fc.constant(undefined)) })
  .map(({ form, at, by }) => {
    const sections = [
      { title: 'Gegevens', fields: form.fields.map((field, n) => ({ question: `V ${n}`, ...field })) },
    ];
    const places = pathsOf(sections);
    return replaced(sections, places[at % places.length] ?? [], by);
  });

type Path = readonly (string | number)[];

function pathsOf(value: unknown): Path[] {
  if (typeof value !== 'object' || value === null) return [[]];
  return [
    [],
    ...Object.entries(value).flatMap(([name, item]) => pathsOf(item).map((path) => [name, ...path])),
  ];
}

function replaced(value: unknown, [name, ...rest]: Path, by: unknown): unknown {
  if (name === undefined) return by;
  if (Array.isArray(value))
    return value.map((item, index) => (index === Number(name) ? replaced(item, rest, by) : item));
  return { ...Object(value), [name]: replaced(Object(value)[name], rest, by) };
}

/** Whether a JSON pointer points at an existing value. */
function leadsSomewhere(pointer: string, value: unknown): boolean {
  const names = pointer.split('/').slice(1);
  let at: unknown = value;
  for (const name of names.map((token) => token.replaceAll('~1', '/').replaceAll('~0', '~'))) {
    if (typeof at !== 'object' || at === null || !Object.hasOwn(at, name)) return false;
    at = Object.entries(at).find(([own]) => own === name)?.[1];
  }
  return true;
}

const anySections = fc.oneof(fc.jsonValue(), mutatedSections);

describe('compileForm on anything', () => {
  it('gives a form that can be prefilled, shown, validated and sent', () => {
    fc.assert(
      fc.property(anySections, (wire) => {
        const form = compileForm(wire);
        const answers = prefillAnswers(form);
        visibleQuestions(form, answers);
        validateAnswers(form, answers, { today });
        encodeAnswers(form, answers);
      }),
      runs(1000),
    );
  });

  it('gives each diagnostic the path of an existing place in the sections', () => {
    const seen = new Set<string>();
    fc.assert(
      fc.property(anySections, (wire) => {
        for (const { code, path, message } of compileForm(wire).diagnostics) {
          seen.add(code);
          expect(message).not.toBe('');
          // The diagnostic of a missing list points at the place where the list should be.
          const place = path.replace(/\/fields$/, '');
          expect(leadsSomewhere(place, wire), `${path} in ${JSON.stringify(wire)}`).toBe(true);
        }
      }),
      runs(1000),
    );
    expect([...seen]).toEqual(expect.arrayContaining(['malformed', 'unknown-type', 'condition-target']));
  });
});

describe('decodeAnswers, encodeAnswers and validateAnswers on anything', () => {
  const anyAnswers = fc.oneof(
    fc.jsonValue(),
    fc.dictionary(fc.constantFrom('q0_0', 'q1_0', 'q2_7', 'q3_0', '__proto__', ''), fc.anything()),
    fc.anything({
      withBigInt: true,
      withDate: true,
      withMap: true,
      withSparseArray: true,
      withTypedArray: true,
    }),
  );

  it('never throw for any value', () => {
    fc.assert(
      fc.property(arbitraryForm, anyAnswers, ({ fields }, wire) => {
        const form = formOf(fields);
        const { answers } = decodeAnswers(form, wire);
        validateAnswers(form, answers, { today });
        encodeAnswers(form, answers);
        if (typeof wire !== 'object' || wire === null) return;
        // A field can hold an unfinished answer while the user types.
        const typed = wire as Answers;
        validateAnswers(form, typed, { today });
        for (const key of form.questions.keys()) validateAnswer(form, key, typed, { today });
        encodeAnswers(form, typed);
      }),
      runs(1000),
    );
  });

  it('decode every answer that they encoded: decode(encode(a)) is a', () => {
    fc.assert(
      fc.property(arbitraryForm, ({ fields, values }) => {
        const form = formOf(fields.map(({ visible_when: _shown, ...field }) => field));
        const { answers } = decodeAnswers(form, values);
        const sent: unknown = JSON.parse(JSON.stringify(encodeAnswers(form, answers)));
        const again = decodeAnswers(form, sent).answers;
        // An untouched checkbox is sent as '0' and comes back as `false`.
        const untouched = Object.entries(again).filter(([key]) => !Object.hasOwn(answers, key));
        expect(untouched.filter(([, answer]) => answer !== false)).toEqual([]);
        expect({ ...again, ...Object.fromEntries(untouched.map(([key]) => [key, undefined])) }).toEqual(
          answers,
        );
      }),
      runs(1000),
    );
  });
});
