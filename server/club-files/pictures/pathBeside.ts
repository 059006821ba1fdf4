import { lstat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Sentence } from '../texts/fault.ts';

/** A name of a file or a folder that means the same on every system, and never another folder. */
const step = /^[^\\/:*?"<>|\p{Cc}]+$/u;

/**
 * The path of a picture in the folder of a club file. A club file may come from somebody else, so it may name files in its own
 * folder only: no absolute path, no `..`, no symbolic link.
 *
 * @returns a sentence where the path is refused
 */
export async function pathBeside(
  folder: string,
  file: string,
): Promise<{ readonly place: string } | { readonly refused: Sentence }> {
  const steps = file.split('/');
  if (!steps.every((name) => step.test(name) && name !== '.' && name !== '..'))
    return { refused: ({ pictures }) => pictures.path };
  let place = folder;
  for (const name of steps) {
    place = join(place, name);
    const found = await lstat(place).catch(undefinedWhereMissing);
    if (found?.isSymbolicLink()) return { refused: ({ pictures }) => pictures.symbolicLink };
  }
  return { place };
}

function undefinedWhereMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return undefined;
  throw error;
}
