import { readId } from './readId.ts';

/** Reads a list of ids, such as `8,9`. What is no id is left out. */
export function readIds(list: string | null | undefined): number[] {
  return (list ?? '').split(',').flatMap((text) => readId(text) ?? []);
}
