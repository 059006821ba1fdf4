import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readerFiles } from '#scripts/readers/readerFiles.ts';
import { root } from '#scripts/root.ts';

const folder = join(root, 'src/api/generated');

test('readerFiles writes exactly the files of src/api/generated, so that these are up to date', async () => {
  const files = await readerFiles();
  const present = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) =>
    path.endsWith('.ts'),
  );
  expect(present.toSorted()).toEqual(Object.keys(files).toSorted());
  for (const [path, text] of Object.entries(files))
    expect(readFileSync(join(folder, path), 'utf8'), `${path} is old: npm run generate`).toBe(text);
});
