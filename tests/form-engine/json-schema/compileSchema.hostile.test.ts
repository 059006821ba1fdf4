import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it } from 'vitest';
import { compileSchema } from '#form-engine/src/json-schema/compileSchema.ts';
import { SchemaForm } from '#form-engine/src/SchemaForm.tsx';
import { validateAnswers } from '#form-engine/src/validation/validateAnswers.ts';
import { sampled } from '#tests/support/sampled.ts';
import { hostileCases } from './hostileSchemas.ts';

/** A freeze shows as a file that never ends. Nothing here looks at a clock: a busy machine only takes longer. */
describe('a schema or data of a stranger', () => {
  afterEach(() => {
    expect(Reflect.get({}, 'polluted')).toBe(undefined);
  });

  it.each(sampled(Object.entries(hostileCases), 8))(
    '%s: is asked, drawn, checked and sent',
    async (_name, { schema, data }) => {
      const { form, initialAnswers, dataOf, placeAt, validateData } = compileSchema(schema);
      const answers = initialAnswers(data);
      validateAnswers(form, answers, { today: '2026-11-20' });
      dataOf(answers, data);
      placeAt('/x/0/a', answers);
      const verdict = await validateData(data).catch((error: unknown) => error);
      expect(Array.isArray(verdict) || verdict instanceof Error).toBe(true);
      const drawn = renderToString(
        createElement(SchemaForm, { schema, initialData: data, onSubmit: () => undefined }),
      );
      expect(drawn).toContain('<form');
    },
  );

  it('keeps what nobody touched, also under the names of every object', () => {
    const { schema, data } = hostileCases['names of every object in branches and patterns'] ?? {};
    const { initialAnswers, dataOf } = compileSchema(schema);
    expect(JSON.stringify(dataOf(initialAnswers(data), data))).toBe(JSON.stringify(data));
  });

  it.each(['a slow pattern', 'a slow pattern of names', 'a slow pattern of items', 'a slow text of 5 MB'])(
    '%s: is refused as any validator would',
    async (name) => {
      const { schema, data } = hostileCases[name] ?? {};
      expect(await compileSchema(schema).validateData(data)).toHaveLength(1);
    },
  );

  it('takes a property that a slow pattern for names allows, and refuses the value of one that it names', async () => {
    const { validateData } = compileSchema({
      type: 'object',
      patternProperties: { '^(a+)+$': { type: 'string' } },
      additionalProperties: false,
    });
    const name = 'a'.repeat(40);
    expect(await validateData({ [name]: 'x', aaa: 'x' })).toEqual([]);
    expect(await validateData({ [name]: 1 })).toMatchObject([{ path: `/${name}` }]);
    expect(await validateData({ [`${name}!`]: 'x' })).toHaveLength(1);
  });

  it('refuses data where nobody can tell, by the work that it would take', async () => {
    const { schema, data } = hostileCases['20,000 objects that must differ'] ?? {};
    expect(await compileSchema(schema).validateData(data)).toMatchObject([{ path: '' }]);
  });
});
