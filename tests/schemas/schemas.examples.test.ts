import { readdirSync, readFileSync } from 'node:fs';
import type { TSchema } from 'typebox';
import { Compile } from 'typebox/compile';
import { describe, expect, it } from 'vitest';
import { entities } from '#schemas/openApi.ts';
import type { Operation } from '#schemas/operation.ts';
import { operations } from '#schemas/operations.ts';
import { Refusal } from '#schemas/refusal.ts';

interface Examples {
  readonly valid: readonly { readonly name: string; readonly value: unknown }[];
  readonly invalid: readonly { readonly name: string; readonly value: unknown }[];
}

const folder = new URL('../../schemas/examples/', import.meta.url);

function readExamples(file: string): unknown {
  return JSON.parse(readFileSync(new URL(file, folder), 'utf8'));
}

function fileOf({ group, name }: Operation): string {
  return `${group}/${name.replace(/_(.)/g, (_, letter: string) => letter.toUpperCase())}.json`;
}

function testExamples(schema: TSchema, { valid, invalid }: Examples): void {
  const validator = Compile(schema);
  it('has valid and invalid examples', () => {
    expect(valid).not.toHaveLength(0);
    expect(invalid).not.toHaveLength(0);
  });
  it.each(valid)('accepts: $name', ({ value }) => {
    expect(validator.Errors(value)).toEqual([]);
  });
  it.each(invalid)('refuses: $name', ({ value }) => {
    expect(validator.Check(value)).toBe(false);
  });
}

const all: readonly Operation[] = Object.values(operations);

describe.each(all)('the examples of $name', (operation) => {
  const { request, response } = operation;
  // The tests below check the file against the schemas.
  const examples = readExamples(fileOf(operation)) as { request: Examples; response: Examples };
  describe('request', () => testExamples(request, examples.request));
  describe('response', () => testExamples(response, examples.response));
});

describe('the examples of a refusal', () => testExamples(Refusal, readExamples('refusal.json') as Examples));

/** Entities that no operation carries yet. The other entities have their examples in the answers of operations. */
const entityExamples = {
  'entities/address.json': entities.Address,
  'entities/pass.json': entities.Pass,
  'entities/phone.json': entities.Phone,
  'entities/product.json': entities.Product,
} as const;

describe.each(Object.entries(entityExamples))('the examples of %s', (file, schema) =>
  testExamples(schema, readExamples(file) as Examples),
);

describe('schemas/examples', () => {
  it('contains only examples of operations, entities and refusals', () => {
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.json'))
      .map((name) => name.replaceAll('\\', '/'));
    expect(files.sort()).toEqual([...all.map(fileOf), ...Object.keys(entityExamples), 'refusal.json'].sort());
  });
});
