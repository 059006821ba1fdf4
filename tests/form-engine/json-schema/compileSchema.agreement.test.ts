import { Ajv } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compileSchema } from '#form-engine/src/json-schema/compileSchema.ts';
import { validateAnswers } from '#form-engine/src/validation/validateAnswers.ts';
import { type SchemaCase, schemaCases } from './arbitrarySchema.ts';

// Without `ownProperties`, Ajv takes the inherited `toString` for a property of the data.
const settings = { strict: false, multipleOfPrecision: 12, ownProperties: true } as const;

function newValidator(schema: object) {
  const ajv = '$defs' in schema ? new Ajv2020(settings) : new Ajv(settings);
  // The types of the package describe its CommonJS export.
  (addFormats as unknown as (to: unknown) => void)(ajv);
  return ajv.compile(schema);
}

function verdicts({ schema, data }: SchemaCase) {
  const compiled = compileSchema(schema);
  const faults = compiled.diagnostics.map(({ code }) => code);
  // A random schema may have a condition that depends on itself or on what is never asked, or too long a one.
  fc.pre(!faults.some((code) => ['condition-cycle', 'condition-target', 'condition-size'].includes(code)));
  // Random bounds may leave no number between them.
  fc.pre(!compiled.diagnostics.some(({ message }) => message.startsWith('no number is between')));
  expect(compiled.diagnostics).toEqual([]);
  const answers = compiled.answersOf(data);
  const sent = compiled.dataOf(answers);
  const problems = validateAnswers(compiled.form, answers, { today: '2026-11-20' });
  const validate = newValidator(schema);
  const isValid = validate(sent);
  return { client: problems.length === 0, ajv: isValid, sent, problems, errors: validate.errors, compiled };
}

describe('a form of a JSON Schema', () => {
  it('has the verdict of Ajv on the data that it sends, with both verdicts met often', () => {
    const met = { valid: 0, invalid: 0 };
    fc.assert(
      fc.property(schemaCases, (one) => {
        const { client, ajv, sent, problems, errors } = verdicts(one);
        met[ajv ? 'valid' : 'invalid'] += 1;
        expect({ sent, problems, errors, verdict: client }).toEqual({ sent, problems, errors, verdict: ajv });
      }),
      { numRuns: 1500 },
    );
    expect(met.valid).toBeGreaterThan(150);
    expect(met.invalid).toBeGreaterThan(200);
  });

  it('reads back what it sends as the same answers', () => {
    fc.assert(
      fc.property(schemaCases, (one) => {
        const { compiled, sent } = verdicts(one);
        expect(compiled.dataOf(compiled.answersOf(sent))).toEqual(sent);
      }),
      { numRuns: 500 },
    );
  });
});
