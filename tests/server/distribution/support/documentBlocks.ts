import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '#scripts/root.ts';

interface Block {
  /** Heading above the block. */
  readonly title: string;
  readonly commands: string;
}

/** The blocks of a document that a test runs: those that begin with ```sh run. */
export function blocksOf(document: string): readonly Block[] {
  const text = readFileSync(join(root, document), 'utf8');
  return text.split(/^##+ /m).flatMap((section) => {
    const title = section.slice(0, section.indexOf('\n'));
    const found = section.matchAll(/^```sh run\n(.*?)^```$/gms);
    return [...found].map(([, commands = '']) => ({ title, commands }));
  });
}

/** @throws Error where a text that must be replaced is no longer there */
export function replaceAll(text: string, replacements: Readonly<Record<string, string>>): string {
  return Object.entries(replacements).reduce((replaced, [from, to]) => {
    if (!replaced.includes(from)) throw new Error(`There is no "${from}" any more`);
    return replaced.replaceAll(from, to);
  }, text);
}
