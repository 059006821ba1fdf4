import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '#scripts/root.ts';
import type { WireSchema } from './wireSchema.ts';

const schemasFolder = join(root, 'schemas/entities');
const entitiesFolder = join(root, 'src/api/entities');

/** An exported schema of the contract, with the portal's reader of it. */
export interface Entity {
  /** `moneyStanding`, also the name of its reader */
  readonly name: string;
  /** `orders` */
  readonly subject: string;
  readonly schema: WireSchema;
  /** The module in `src/api/entities` that reads it by hand, such as `orders/transfer.ts`; undefined when its reader is generated. */
  readonly byHand: string | undefined;
}

export interface Contract {
  readonly entities: readonly Entity[];
  /** The generated readers that `src/api/entities` imports, such as `orders/certificate`. */
  readonly imported: readonly string[];
}

/**
 * Loads the exported schemas of `schemas/entities`. An export of `src/api/entities` with the name of a schema reads it by hand:
 * `transfer` reads `Transfer`.
 */
export async function loadContract(): Promise<Contract> {
  const portal = filesIn(entitiesFolder).map((file) => ({
    file,
    text: readFileSync(join(entitiesFolder, file), 'utf8'),
  }));
  const byHand = new Map(
    portal.flatMap(({ file, text }) =>
      [...text.matchAll(/^export const (\w+) =/gm)].map(([, name = '']) => [name, file] as const),
    ),
  );
  const modules = await Promise.all(
    filesIn(schemasFolder).map(async (file) => ({
      subject: file.split('/')[0] ?? '',
      // Safe cast: modules in this folder export schemas, and a few functions and lists.
      exported: (await import(pathToFileURL(join(schemasFolder, file)).href)) as Record<string, WireSchema>,
    })),
  );
  return {
    entities: modules.flatMap(({ subject, exported }) =>
      Object.entries(exported)
        .filter(([key, { properties }]) => /^[A-Z]/.test(key) && properties !== undefined)
        .map(([key, schema]) => {
          const name = key.charAt(0).toLowerCase() + key.slice(1);
          return { name, subject, schema, byHand: byHand.get(name) };
        }),
    ),
    imported: portal.flatMap(({ text }) =>
      [...text.matchAll(/ from '(?:\.\.\/)+generated\/(\w+\/\w+)\.ts'/g)].map(([, path = '']) => path),
    ),
  };
}

function filesIn(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .toSorted();
}
