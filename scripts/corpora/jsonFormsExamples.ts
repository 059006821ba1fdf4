import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { root } from '../root.ts';
import type { Sample } from './measure.ts';

const folder = join(root, 'node_modules/.cache/corpora');
/** The release is fixed, because the examples take the core of their own. MIT licence. */
const packages = ['@jsonforms/examples@3.7.0', '@jsonforms/core@3.7.0'];

interface Example {
  readonly name: string;
  readonly schema: unknown;
  readonly data: unknown;
}

/** The examples of JSON Forms. They are fetched once, beside the packages of the project: nothing else needs them. */
export async function jsonFormsExamples(): Promise<readonly Sample[]> {
  if (!existsSync(join(folder, 'node_modules/@jsonforms/examples'))) {
    mkdirSync(folder, { recursive: true });
    const options = ['--no-save', '--ignore-scripts', '--no-audit', '--no-fund', '--legacy-peer-deps'];
    execFileSync('npm', ['install', '--prefix', folder, ...options, ...packages], { stdio: 'inherit' });
  }
  const required = createRequire(join(folder, 'package.json'));
  // Without a schema, JSON Forms makes one of the data; so do we.
  const { getExamples } = required('@jsonforms/examples') as { getExamples(): readonly Example[] };
  const { generateJsonSchema } = required('@jsonforms/core') as {
    generateJsonSchema(data: unknown): unknown;
  };
  return getExamples().map(({ name, schema, data }) => ({
    name,
    schema: schema ?? generateJsonSchema(data ?? {}),
    ...(data !== undefined && { data }),
  }));
}
