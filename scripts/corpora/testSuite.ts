import { globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { jsonSchemaTests } from '../distribution.ts';
import type { Sample } from './measure.ts';

/** The documents that references of the suite name. */
const remotes = Object.fromEntries(
  globSync(join(jsonSchemaTests, 'remotes/**/*.json')).map((file) => [
    `http://localhost:1234/${relative(join(jsonSchemaTests, 'remotes'), file)}`,
    JSON.parse(readFileSync(file, 'utf8')),
  ]),
);

interface Group {
  readonly schema: unknown;
  readonly description: string;
  readonly tests: readonly {
    readonly data: unknown;
    readonly valid: boolean;
    readonly description: string;
  }[];
}

/**
 * The schemas of the official tests of a draft, each as the property of an object, with the documents that they refer to. Empty where the package isn't installed.
 */
const addresses = {
  draft7: 'http://json-schema.org/draft-07/schema#',
  'draft2020-12': 'https://json-schema.org/draft/2020-12/schema',
};

export function testSuite(draft: 'draft7' | 'draft2020-12'): readonly Sample[] {
  const $schema = addresses[draft];
  const files = globSync(join(jsonSchemaTests, 'tests', draft, '**/*.json')).toSorted();
  return files.flatMap((file) =>
    (JSON.parse(readFileSync(file, 'utf8')) as readonly Group[]).map(({ schema, description, tests }) => {
      const valid = tests.find((test) => test.valid);
      return {
        name: `${relative(join(jsonSchemaTests, 'tests', draft), file)}: ${description}`,
        schema: asProperty(schema, $schema),
        schemas: remotes,
        ...(valid && { data: { value: valid.data } }),
        verdicts: tests.map((test) => ({ ...test, data: { value: test.data } })),
      };
    }),
  );
}

/** A schema as that of the property `value`. It gets an address, so that its references to `#` lead to it and not to the object. */
function asProperty(schema: unknown, $schema: string): unknown {
  const value = typeof schema === 'object' ? { $id: 'http://localhost:1234/value', ...schema } : schema;
  return { $schema, type: 'object', properties: { value } };
}
