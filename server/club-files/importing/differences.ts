import { isDeepStrictEqual } from 'node:util';
import { fieldsOf } from '../../http/reading/fieldsOf.ts';
import type { Difference } from './change.ts';

/** Finds the fields that differ, as deep as possible. A list differs as a whole. */
export function differences(from: unknown, to: unknown, path = ''): readonly Difference[] {
  if (isDeepStrictEqual(from, to)) return [];
  if (!isPlain(from) || !isPlain(to)) return [{ path, from, to }];
  const [before, after] = [fieldsOf(from), fieldsOf(to)];
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((name) =>
    differences(before[name], after[name], path === '' ? name : `${path}.${name}`),
  );
}

function isPlain(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
