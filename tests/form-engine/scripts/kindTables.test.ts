import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { kindTables } from '#form-engine/scripts/kindTables.ts';

const source = new URL('../../../form-engine/src/', import.meta.url);

it('the tables of kinds are up to date with questionKinds.ts', async () => {
  for (const [path, text] of Object.entries(await kindTables()))
    expect(
      await readFile(new URL(path, source), 'utf8'),
      `${path} is old: npm run generate --workspace form-engine`,
    ).toBe(text);
});
