import { toStandardJsonSchema } from '@valibot/to-json-schema';
import { type } from 'arktype';
import * as v from 'valibot';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { z } from 'zod';
import { compileSchema } from '#form-engine/src/json-schema/compileSchema.ts';

interface Member {
  name: string;
  age: number;
  size?: 'S' | 'M' | undefined;
}

/** One schema, as three libraries write it. */
const schemas = {
  zod: z.object({ name: z.string().min(2), age: z.int().min(3), size: z.enum(['S', 'M']).optional() }),
  valibot: toStandardJsonSchema(
    v.object({
      name: v.pipe(v.string(), v.minLength(2)),
      age: v.pipe(v.number(), v.integer(), v.minValue(3)),
      size: v.optional(v.picklist(['S', 'M'])),
    }),
  ),
  arktype: type({ name: 'string >= 2', age: 'number.integer >= 3', 'size?': "'S' | 'M'" }),
};

describe('a schema that its library can not write as JSON Schema', () => {
  it('gives a form without questions, and a diagnostic', () => {
    const { diagnostics, form } = compileSchema(z.object({ at: z.date() }));
    expect(form.questions.size).toBe(0);
    expect(diagnostics.map(({ code }) => code)).toEqual(['schema-refused']);
  });
});

describe('the type of the data of a JSON Schema', () => {
  it('follows from its keywords', () => {
    const compiled = compileSchema({
      type: 'object',
      required: ['name', 'kids'],
      properties: {
        name: { type: 'string' },
        size: { enum: ['S', 'M', 3] },
        nick: { type: ['string', 'null'] },
        kids: { type: 'array', items: { type: 'object', properties: { age: { type: 'integer' } } } },
      },
    });
    expectTypeOf(compiled.dataOf({})).toEqualTypeOf<{
      readonly name: string;
      readonly kids: readonly { readonly age?: number }[];
      readonly size?: 'S' | 'M' | 3;
      readonly nick?: string | null;
    }>();
  });

  it('is that of an object of unknown values where the schema is read at run time', () => {
    expectTypeOf(compileSchema(JSON.parse('{}') as unknown).dataOf({})).toEqualTypeOf<
      Readonly<Record<string, unknown>>
    >();
  });
});

describe.each(Object.entries(schemas))('a schema of %s', (_name, schema) => {
  const compiled = compileSchema(schema);

  it('gives a form, without a diagnostic', () => {
    expect(compiled.diagnostics).toEqual([]);
    const asked = [...compiled.form.questions.values()].map(({ qid, type: kind }) => `${qid} ${kind}`);
    expect(asked.toSorted()).toEqual(['/age schema-integer', '/name text', '/size radio']);
  });

  it('gives the type of its data', () => {
    expectTypeOf(compiled.dataOf({})).toExtend<Member>();
  });

  it('checks data for another library, as the library itself does', async () => {
    const { validate } = compiled['~standard'];
    expect(await validate({ name: 'Noor', age: 9 })).toEqual({ value: { name: 'Noor', age: 9 } });
    const { issues } = await validate({ name: 'N', age: 9.5 });
    expect(issues?.map(({ path }) => path.join('/')).toSorted()).toEqual(['age', 'name']);
  });
});
