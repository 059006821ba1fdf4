import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { answerChecksFiles } from './answerChecksFiles.ts';
import { kindTables } from './kindTables.ts';

// Paths in the comments of the generated code are relative to the repository, wherever the command runs.
process.chdir(fileURLToPath(new URL('../..', import.meta.url)));
const source = fileURLToPath(new URL('../src/', import.meta.url));
for (const [path, text] of Object.entries(await kindTables())) await writeFile(`${source}${path}`, text);
for (const [name, text] of Object.entries(await answerChecksFiles()))
  await writeFile(`${source}validation/generated/${name}`, text);
