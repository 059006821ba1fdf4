/**
 * Writes what follows from the contract: the portal's readers of answers, and the schema of the editor of an offer.
 *
 * Usage: npm run generate
 * Decision: docs/decisions/0227-readers-come-from-the-contract.md
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { offerJsonSchema } from '#schemas/club-file/offerSchema.ts';
import { readerFiles } from './readers/readerFiles.ts';
import { root } from './root.ts';

const folder = join(root, 'src/api/generated');
const files = await readerFiles();
rmSync(folder, { recursive: true, force: true });
for (const [path, text] of Object.entries(files)) {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}
writeFileSync(
  join(root, 'schemas/club-file/offer.schema.json'),
  `${JSON.stringify(offerJsonSchema(), null, 2)}\n`,
);
