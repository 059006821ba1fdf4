import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { answerChecksFiles } from './answerChecksFiles.ts';

// Paths in the comments of the generated code are relative to the repository, wherever the command runs.
process.chdir(fileURLToPath(new URL('../..', import.meta.url)));
const target = fileURLToPath(new URL('../src/validation/generated/', import.meta.url));
for (const [name, text] of Object.entries(await answerChecksFiles()))
  await writeFile(`${target}${name}`, text);
