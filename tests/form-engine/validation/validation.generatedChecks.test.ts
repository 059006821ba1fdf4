import { Ajv } from 'ajv';
import metaSchema from 'ajv/dist/refs/json-schema-draft-07.json' with { type: 'json' };
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addEngineFormats } from '#form-engine/src/ajv.ts';
import { type CompiledForm, type KindName, questionKinds } from '#form-engine/src/headless.ts';
import { isRecord } from '#form-engine/src/sections/wireValue.ts';
import { answerChecks } from '#form-engine/src/validation/generated/answerChecks.js';
import { checksOfKinds, schemaFailure } from '#form-engine/src/validation/schemaFailure.ts';
import { runs } from '#tests/setup/runs.ts';
import { arbitraryForm, randomQuestion } from '../support/arbitraryForm.ts';
import { formOf } from '../support/ask.ts';
import { secondValidator } from './secondValidator.ts';

/** Answers that are tried for each kind. */
const perKind = runs(2200);
const enough = perKind.numRuns / 11;
const checks = checksOfKinds(answerChecks);

/** Kinds that refuse too few values to reach `enough` refusals, each with the reason. */
const refusesLittle: Partial<Record<KindName, string>> = {
  static: 'a text between the questions has no answer, and so nothing to refuse',
  unknown: 'whatever a server stored is kept as it is',
};

/**
 * Ajv's `uniqueItems` collects the texts as keys of an object, and so does not see that `__proto__` is repeated.
 * An answer is never affected, because decoding removes duplicates.
 */
function isMisjudgedByAjv(answer: unknown): boolean {
  return Array.isArray(answer) && answer.filter((item) => item === '__proto__').length > 1;
}

type Verdict = (value: unknown) => boolean;

/** Returns both validators; each compiles a schema once. */
function bothValidators(): (schema: object) => { readonly ajv: Verdict; readonly second: Verdict } {
  const compiled = new Map<string, { readonly ajv: Verdict; readonly second: Verdict }>();
  // All schemas share one Ajv instance, because each instance compiles the meta-schema again.
  const ajv = addEngineFormats(new Ajv());
  return (schema) => {
    const key = JSON.stringify(schema);
    const known = compiled.get(key) ?? {
      ajv: ajv.compile(schema),
      second: secondValidator(schema),
    };
    compiled.set(key, known);
    return known;
  };
}

/** The verdict of the generated code on one answer, filled or empty. */
function isAccepted(form: CompiledForm, key: string, answer: unknown): boolean {
  const kind = form.kinds.get(key);
  if (!kind) return false;
  if (schemaFailure(checks(kind), answer, form.parameters.get(key) ?? {}) !== undefined) return false;
  const row = form.rows.get(key);
  return !row || (Array.isArray(answer) && answer.every((item) => isAcceptedRow(row, item)));
}

/** The verdict on one row of a group: as on a whole form. */
function isAcceptedRow(form: CompiledForm, row: unknown): boolean {
  const { required } = form.schema;
  if (!isRecord(row) || !Array.isArray(required)) return false;
  const present = [...form.questions.keys()].filter(
    (key) => Object.hasOwn(row, key) && row[key] !== undefined,
  );
  return (
    required.every((key) => present.includes(key)) && present.every((key) => isAccepted(form, key, row[key]))
  );
}

/** Compares three verdicts. Decision: docs/decisions/0003-ajv-at-build-time.md */
describe('the generated checks', () => {
  it.each(questionKinds.map((kind) => kind.name))(
    'agree with Ajv and a second validator on the emitted schema for %s, with enough answers accepted and refused',
    (name) => {
      const met = { accepted: 0, refused: 0 };
      const validators = bothValidators();
      fc.assert(
        fc.property(randomQuestion(name), ({ question, value }) => {
          if (value === undefined || isMisjudgedByAjv(value)) return;
          const form = formOf([question]);
          expect(form.kinds.get('q0_0')?.name).toBe(name);
          const { ajv, second } = validators(form.schema);
          const accepted = isAccepted(form, 'q0_0', value);
          const answers = { q0_0: value };
          expect({ ajv: ajv(answers), second: second(answers) }).toEqual({ ajv: accepted, second: accepted });
          met[accepted ? 'accepted' : 'refused'] += 1;
        }),
        perKind,
      );
      expect(met.accepted).toBeGreaterThanOrEqual(enough);
      if (refusesLittle[name] === undefined) expect(met.refused).toBeGreaterThanOrEqual(enough);
    },
  );

  it('agree with both validators on whole forms, with required and missing answers', () => {
    const met = { accepted: 0, refused: 0, missing: 0 };
    const tried = runs(600);
    const validators = bothValidators();
    fc.assert(
      fc.property(arbitraryForm, fc.array(fc.boolean(), { maxLength: 7 }), ({ fields, values }, leftOut) => {
        // `portableSchema` agrees on conditions too: a schema holds for answers as they are sent.
        const form = formOf(fields.map(({ visible_when, ...field }) => field));
        const present = Object.entries(values).filter(
          ([, value], index) => value !== undefined && !isMisjudgedByAjv(value) && !leftOut[index],
        );
        const answers = Object.fromEntries(present);
        const required = form.schema.required;
        if (!Array.isArray(required)) throw new Error('the schema of a form has a list of required keys');
        const isComplete = required.every((key) => Object.hasOwn(answers, key));
        const accepted = isComplete && present.every(([key, value]) => isAccepted(form, key, value));
        const { ajv, second } = validators(form.schema);
        expect({ ajv: ajv(answers), second: second(answers) }).toEqual({ ajv: accepted, second: accepted });
        met[accepted ? 'accepted' : 'refused'] += 1;
        if (!isComplete) met.missing += 1;
      }),
      tried,
    );
    expect(
      // About a tenth is accepted, and a sample of 200 varies.
      Object.values(met).every((count) => count >= tried.numRuns / 30),
      JSON.stringify(met),
    ).toBe(true);
  });
});

describe('the emitted schema', () => {
  const byAjv = new Ajv().getSchema(metaSchema.$id);
  const bySecond = secondValidator(metaSchema);
  const isValidSchema = (schema: unknown) => ({ ajv: byAjv?.(schema), second: bySecond(schema) });
  const valid = { ajv: true, second: true };

  it('is valid draft-07 for both validators', () => {
    fc.assert(
      fc.property(arbitraryForm, ({ fields }) => {
        expect(isValidSchema(formOf(fields).schema)).toEqual(valid);
      }),
    );
  });

  it.each([1, 10, 11, 500])('is valid with %i options', (count) => {
    const options = Array.from({ length: count }, (_, n) => `optie ${n}`);
    const { schema } = formOf([
      { type: 'radio', options },
      { type: 'select', options },
      { type: 'select_multiple', options, required: 1 },
      { type: 'nationality', options },
    ]);
    expect(isValidSchema(schema)).toEqual(valid);
  });

  it('is compared with an invalid schema, which both validators refuse', () => {
    const { schema } = formOf([{ type: 'text', required: 1 }]);
    expect(isValidSchema({ ...schema, required: ['q0_0', 'q0_0'] })).toEqual({ ajv: false, second: false });
    expect(isValidSchema({ ...schema, properties: { q0_0: { type: 'tekst' } } })).toEqual({
      ajv: false,
      second: false,
    });
  });
});
