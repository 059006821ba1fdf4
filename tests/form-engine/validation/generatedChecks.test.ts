import { Ajv } from 'ajv';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addEngineFormats } from '../../../form-engine/src/ajv.ts';
import { type KindName, questionKinds } from '../../../form-engine/src/headless.ts';
import { concreteSchema } from '../../../form-engine/src/schema/concreteSchema.ts';
import { schemaFailure } from '../../../form-engine/src/validation/schemaFailure.ts';
import { arbitraryQuestions } from '../arbitraryForm.ts';
import { formOf } from '../ask.ts';

/** Kinds whose schema accepts every text there is: only a value that is no text at all is refused. */
const acceptsAnyText: readonly KindName[] = ['textarea', 'unknown'];

describe('the generated checks', () => {
  it.each(questionKinds.map((kind) => [kind.name, kind] as const))(
    'agree with Ajv on the emitted schema, both ways often, for %s',
    (name, kind) => {
      const met = { accepted: 0, refused: 0 };
      const compiled = new Map<string, ReturnType<Ajv['compile']>>();
      const run = ({ question, value }: { question: object; value: unknown }) => {
        const form = formOf([{ ...question }]);
        const parameters = form.parameters.get('q0_0') ?? {};
        const schema = concreteSchema(kind.answerSchema, parameters);
        const key = JSON.stringify(schema);
        const byAjv = compiled.get(key) ?? addEngineFormats(new Ajv()).compile(schema);
        compiled.set(key, byAjv);
        if (value === undefined) return;
        const accepted = schemaFailure(kind, value, parameters) === undefined;
        expect(byAjv(value)).toBe(accepted);
        met[accepted ? 'accepted' : 'refused'] += 1;
      };
      fc.assert(fc.property(arbitraryQuestions[name], run), { numRuns: 1500 });
      expect(met.accepted).toBeGreaterThan(200);
      if (!acceptsAnyText.includes(name)) expect(met.refused).toBeGreaterThan(200);
    },
  );
});
