import { Ajv } from 'ajv';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compileForm, decodeAnswers, portableSchema } from '#form-engine/src/headless.ts';
import { today } from '../support/ask.ts';
import { conditionalForms, groupForms, sentAnswers } from '../support/conditionalForms.ts';
import { pythonVerdicts } from './pythonVerdicts.ts';

describe('portableSchema, read by another language', () => {
  it('gets the verdicts of Ajv from Python’s jsonschema', async () => {
    // Both ignore formats here: each language brings its own, and a host teaches it those of the engine.
    const ajv = new Ajv({ validateFormats: false });
    const cases = fc.sample(fc.oneof(conditionalForms, groupForms), 600).flatMap(({ sections, values }) => {
      if (JSON.stringify(values).includes('__proto__')) return [];
      const form = compileForm(sections, { today });
      const schema = portableSchema(form);
      // Python's regular expressions know no classes of Unicode, so it can't read the schema of a name.
      if (JSON.stringify(schema).includes(String.raw`\\p{`)) return [];
      // As they were received, and as the form would send them.
      return [values, sentAnswers(form, decodeAnswers(form, values).answers)].map((answers) => ({
        schema,
        answers: JSON.parse(JSON.stringify(answers)),
      }));
    });
    const expected = cases.map(({ schema, answers }) => ajv.validate(schema, answers));
    const given = await pythonVerdicts(cases);
    const different = cases.filter((_, index) => given[index] !== expected[index]);
    expect(different.slice(0, 3)).toEqual([]);
    expect(given).toHaveLength(cases.length);
    for (const verdict of [true, false])
      expect(given.filter((one) => one === verdict).length).toBeGreaterThan(100);
  });
});
