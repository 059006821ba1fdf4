import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { answerChecksFiles } from './answerChecksFiles.ts';

// The comments of the generated code name its parts from here, wherever the command was given.
process.chdir(fileURLToPath(new URL('../..', import.meta.url)));
const target = fileURLToPath(new URL('../src/validation/generated/', import.meta.url));
for (const [name, text] of Object.entries(await answerChecksFiles()))
  await writeFile(`${target}${name}`, text);
