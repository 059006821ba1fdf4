import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { answerChecksFiles } from './answerChecksFiles.ts';

const target = fileURLToPath(new URL('../src/validation/generated/', import.meta.url));
for (const [name, text] of Object.entries(await answerChecksFiles()))
  await writeFile(`${target}${name}`, text);
