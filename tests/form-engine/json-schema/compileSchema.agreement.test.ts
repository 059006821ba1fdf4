import { Ajv } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compileSchema } from '#form-engine/src/json-schema/compileSchema.ts';
import { rowsOf } from '#form-engine/src/questions/group/rowsOf.ts';
import type { Answers } from '#form-engine/src/questions/question-kind/answer.ts';
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

const numRuns = process.env.MATRIX === 'full' ? 1500 : 300;

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


function hasRows(answers: Answers): boolean {
  return Object.values(answers).some((answer) => rowsOf(answer).length > 0);
}

describe('a form of a JSON Schema', () => {
  it('has the verdict of Ajv on the data that it sends, with both verdicts met often', () => {
    const met = { valid: 0, invalid: 0 };
    const withRows = { valid: 0, invalid: 0 };
    fc.assert(
      fc.property(schemaCases, (one) => {
        const { client, ajv, sent, problems, errors, compiled } = verdicts(one);
        const verdict = ajv ? 'valid' : 'invalid';
        met[verdict] += 1;
        if (hasRows(compiled.answersOf(one.data))) withRows[verdict] += 1;
        expect({ sent, problems, errors, verdict: client }).toEqual({ sent, problems, errors, verdict: ajv });
      }),
      { numRuns },
    );
    console.log(met, withRows, performance.now());
  });

  it('reads back what it sends as the same answers', () => {
    fc.assert(
      fc.property(schemaCases, (one) => {
        const { compiled, sent } = verdicts(one);
        expect(compiled.dataOf(compiled.answersOf(sent))).toEqual(sent);
      }),
      { numRuns: numRuns / 3 },
    );
  });
});
