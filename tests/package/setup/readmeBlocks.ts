import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '#scripts/root.ts';

export interface CodeBlock {
  /** The word after the language, for instance `StarsQuestion.tsx`. It is `''` when the README names none. */
  readonly fileName: string;
  readonly language: string;
  readonly code: string;
}

/** The fenced code blocks of the engine's README. */
export async function readmeBlocks(): Promise<readonly CodeBlock[]> {
  const text = await readFile(join(root, 'form-engine/README.md'), 'utf8');
  return [...text.matchAll(/^```(\w+) ?(\S*)\n(.*?)^```$/gms)].map(
    ([, language = '', fileName = '', code = '']) => ({ language, fileName, code }),
  );
}
