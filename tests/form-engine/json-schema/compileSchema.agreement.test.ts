import { Ajv } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compileSchema } from '#form-engine/src/json-schema/compileSchema.ts';
import { rowsOf } from '#form-engine/src/questions/group/rowsOf.ts';
import type { Answers } from '#form-engine/src/questions/question-kind/answer.ts';
import { isRecord } from '#form-engine/src/sections/wireValue.ts';
import { validateAnswers } from '#form-engine/src/validation/validateAnswers.ts';
import { type SchemaCase, schemaCases } from './arbitrarySchema.ts';

// Without `ownProperties`, Ajv takes the inherited `toString` for a property of the data.
// Checking each schema by the schema of schemas takes most of the time.
const settings = {
  strict: false,
  validateSchema: false,
  multipleOfPrecision: 12,
  ownProperties: true,
} as const;

const validators = { later: new Ajv2020(settings), draft07: new Ajv(settings) };
for (const ajv of Object.values(validators)) {
  // The types of the package describe its CommonJS export.
  (addFormats as unknown as (to: unknown) => void)(ajv);
}

function newValidator(schema: object) {
  const ajv = '$defs' in schema ? validators.later : validators.draft07;
  const validate = ajv.compile(schema);
  // The next schema is another one: a validator keeps all that it compiled.
  ajv.removeSchema(schema);
  return validate;
}

const numRuns = process.env.MATRIX === 'full' ? 1500 : 150;

function sentBy({ schema, data }: SchemaCase) {
  const compiled = compileSchema(schema);
  const faults = compiled.diagnostics.map(({ code }) => code);
  // A random schema may have a condition that depends on itself or on what is never asked, or too long a one.
  fc.pre(!faults.some((code) => ['condition-cycle', 'condition-target', 'condition-size'].includes(code)));
  // Random bounds may leave no number between them, and random items nothing to ask: the list is a part then.
  fc.pre(
    ![...compiled.diagnostics, ...compiled.checkedLate].some(({ message }) =>
      /^(?:no number is between|the value of this part|this property is never valid)/.test(message),
    ),
  );
  expect([...compiled.diagnostics, ...compiled.checkedLate]).toEqual([]);
  const answers = compiled.answersOf(data);
  return { compiled, answers, sent: compiled.dataOf(answers) };
}

async function verdicts(one: SchemaCase) {
  const { compiled, answers, sent } = sentBy(one);
  const problems = validateAnswers(compiled.form, answers, { today: '2026-11-20' });
  const validate = newValidator(one.schema);
  const isValid = validate(sent);
  const refused = await compiled.validateData(sent);
  return {
    client: problems.length === 0,
    raw: refused.length === 0,
    ajv: isValid,
    refused,
    sent,
    problems,
    errors: validate.errors,
    answers,
  };
}

/**
 * Data without empty values, and without blanks around texts. An empty value is no answer, and is sent as it came, also where
 * the schema refuses it. A text is checked without its blanks.
 */
function filled(data: unknown): unknown {
  if (typeof data === 'string') return data.trim();
  if (Array.isArray(data)) return data.map(filled).filter((item) => !isEmpty(item));
  if (!isRecord(data)) return data;
  return Object.fromEntries(
    Object.entries(data)
      .map(([name, value]) => [name, filled(value)] as const)
      .filter(([, value]) => !isEmpty(value)),
  );
}

function isEmpty(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() === '';
  return value === null || (typeof value === 'object' && Object.keys(value).length === 0);
}

/** Whether all of the data is asked: what isn't has no part in the conditions of a form, and stays. */
function isAllAsked(data: unknown, sent: unknown): boolean {
  if (Array.isArray(data)) return data.every((item, index) => isAllAsked(item, Object(sent)[index]));
  if (!isRecord(data)) return true;
  return Object.entries(data).every(
    ([name, value]) => isRecord(sent) && Object.hasOwn(sent, name) && isAllAsked(value, sent[name]),
  );
}

function hasEmptyObject(data: unknown): boolean {
  if (typeof data !== 'object' || data === null) return false;
  const inside = Object.values(data);
  return (inside.length === 0 && !Array.isArray(data)) || inside.some(hasEmptyObject);
}

function hasRows(answers: Answers): boolean {
  return Object.values(answers).some((answer) => rowsOf(answer).length > 0);
}

describe('a form of a JSON Schema', () => {
  it('has the verdict of Ajv and of validateData on the data that it sends, with both verdicts met often, in rows too', async () => {
    const met = { valid: 0, invalid: 0 };
    const withRows = { valid: 0, invalid: 0 };
    await fc.assert(
      fc.asyncProperty(schemaCases, async (one) => {
        const { client, ajv, raw, sent, problems, refused, errors, answers } = await verdicts(one);
        // A required choice must be made, also where an empty object would fit one of its schemas.
        if (hasEmptyObject(sent)) return;
        const verdict = ajv ? 'valid' : 'invalid';
        met[verdict] += 1;
        if (hasRows(answers)) withRows[verdict] += 1;
        const known = { sent, problems, refused, errors };
        expect({ ...known, client, raw }).toEqual({ ...known, client: ajv, raw: ajv });
      }),
      { numRuns },
    );
    // Random seeds give a fifth of valid data, a twentieth with rows, far above these floors.
    expect(met.valid).toBeGreaterThan(numRuns * 0.05);
    expect(met.invalid).toBeGreaterThan(numRuns * 0.4);
    expect(withRows.valid).toBeGreaterThan(0);
    expect(withRows.invalid).toBeGreaterThan(numRuns * 0.02);
  });

  it('has the verdict of Ajv on data that nobody touched, with both verdicts met often', () => {
    const met = { valid: 0, invalid: 0 };
    fc.assert(
      fc.property(schemaCases, ({ schema, data: any }) => {
        const data = filled(any);
        const { compiled, answers } = sentBy({ schema, data });
        fc.pre(isAllAsked(data, compiled.dataOf(answers)));
        const sent = compiled.dataOf(answers, data);
        const problems = validateAnswers(compiled.form, answers, { today: '2026-11-20' });
        const validate = newValidator(schema);
        const verdict = validate(sent) ? 'valid' : 'invalid';
        met[verdict] += 1;
        const client = problems.length === 0 ? 'valid' : 'invalid';
        expect({ sent, problems, errors: validate.errors, verdict: client }).toEqual({
          ...{ sent, problems, errors: validate.errors, verdict },
        });
      }),
      { numRuns },
    );
    expect(met.valid).toBeGreaterThan(numRuns * 0.04);
    expect(met.invalid).toBeGreaterThan(numRuns * 0.3);
  });

  it('reads back what it sends as the same answers, where they are accepted', () => {
    fc.assert(
      fc.property(schemaCases, (one) => {
        const { compiled, answers, sent } = sentBy(one);
        // Each reading takes the nearest schema of a choice where data fits none.
        fc.pre(validateAnswers(compiled.form, answers, { today: '2026-11-20' }).length === 0);
        // Nothing says which schema an empty object was sent for: it is read as that of a new form.
        fc.pre(!hasEmptyObject(sent));
        // Data that fits several schemas of a choice is read as the first of them. What it was read as, it is sent as from then on.
        const again = compiled.dataOf(compiled.answersOf(sent), sent);
        expect(again).toEqual(sent);
      }),
      { numRuns: numRuns / 3 },
    );
  });
});
