import { readdirSync, readFileSync } from 'node:fs';
import type { TSchema } from 'typebox';
import { Compile } from 'typebox/compile';
import { describe, expect, it } from 'vitest';
import { operations } from '../../schemas/operations.ts';
import { Refusal } from '../../schemas/refusal.ts';

interface Examples {
  readonly valid: readonly { readonly name: string; readonly value: unknown }[];
  readonly invalid: readonly { readonly name: string; readonly value: unknown }[];
}

const folder = new URL('../../schemas/examples/', import.meta.url);

function readExamples(file: string): unknown {
  return JSON.parse(readFileSync(new URL(file, folder), 'utf8'));
}

function fileOf(operation: string): string {
  return `${operation.replace(/_(.)/g, (_, letter: string) => letter.toUpperCase())}.json`;
}

function testExamples(schema: TSchema, { valid, invalid }: Examples): void {
  const validator = Compile(schema);
  it('has examples of both kinds', () => {
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

describe.each(Object.values(operations))('the examples of $name', ({ name, request, response }) => {
  // The file is written by the schemas that it is held against below.
  const examples = readExamples(fileOf(name)) as { request: Examples; response: Examples };
  describe('request', () => testExamples(request, examples.request));
  describe('response', () => testExamples(response, examples.response));
});

describe('the examples of a refusal', () => testExamples(Refusal, readExamples('refusal.json') as Examples));

describe('schemas/examples', () => {
  it('holds nothing but examples of operations and of refusals', () => {
    const expected = [...Object.keys(operations).map(fileOf), 'refusal.json'].sort();
    expect(readdirSync(folder).sort()).toEqual(expected);
  });
});
