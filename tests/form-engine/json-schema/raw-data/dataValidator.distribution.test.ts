import { globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import { dataValidator } from '#form-engine/src/json-schema/raw-data/dataValidator.ts';
import { jsonSchemaTests } from '#scripts/distribution.ts';

/** A schema of the official JSON-Schema-Test-Suite, with data and the verdict on each. */
interface Group {
  readonly schema: unknown;
  readonly description: string;
  readonly tests: readonly {
    readonly data: unknown;
    readonly valid: boolean;
    readonly description: string;
  }[];
}

const read = (file: string) => JSON.parse(readFileSync(file, 'utf8'));

/** The documents that references of the suite name. */
const remotes = Object.fromEntries(
  globSync(join(jsonSchemaTests, 'remotes/**/*.json'))
    .filter((file) => !/draft(?:2019-09|-next)/.test(file))
    .map((file) => [`http://localhost:1234/${relative(join(jsonSchemaTests, 'remotes'), file)}`, read(file)]),
);

describe.each([
  ['draft7', 'http://json-schema.org/draft-07/schema#', 0.99],
  ['draft2020-12', 'https://json-schema.org/draft/2020-12/schema', 0.98],
])('validateData on all of %s', (draft, $schema, least) => {
  it(`gives the verdict of at least ${least * 100} % of the tests`, () => {
    const results = globSync(join(jsonSchemaTests, 'tests', draft, '*.json')).flatMap((file) =>
      read(file).flatMap(({ schema, description, tests }: Group) => {
        const needsRemotes = JSON.stringify(schema).includes('localhost:1234');
        const named = typeof schema === 'object' ? { $schema, ...schema } : schema;
        return tests.map(({ data, valid, description: detail }) => ({
          name: `${relative(jsonSchemaTests, file)}: ${description}: ${detail}`,
          isRight: verdict(named, needsRemotes ? remotes : {}, data) === valid,
        }));
      }),
    );
    const wrong = results.filter(({ isRight }) => !isRight);
    expect(results.length).toBeGreaterThan(800);
    expect(1 - wrong.length / results.length, wrong.map(({ name }) => name).join('\n')).toBeGreaterThan(
      least,
    );
  });
});

/** A schema that can't be checked has neither verdict. */
function verdict(
  schema: unknown,
  schemas: Readonly<Record<string, unknown>>,
  data: unknown,
): boolean | undefined {
  try {
    return dataValidator(schema, schemas)(data).length === 0;
  } catch {
    return undefined;
  }
}
