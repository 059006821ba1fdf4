/**
 * Writes the portal's readers of answers from the contract.
 *
 * Usage: npm run generate
 * Decision: docs/decisions/0227-readers-come-from-the-contract.md
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readerFiles } from './readers/readerFiles.ts';
import { root } from './root.ts';

const folder = join(root, 'src/api/generated');
const files = await readerFiles();
rmSync(folder, { recursive: true, force: true });
for (const [path, text] of Object.entries(files)) {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}
