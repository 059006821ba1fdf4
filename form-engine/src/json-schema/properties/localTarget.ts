import { pointerParts } from '../schemaReader.ts';

/** Whether a `$ref` points into its own document: `#`, or `#/$defs/name`. */
export function isLocal(reference: unknown): reference is string {
  return typeof reference === 'string' && /^#(?:\/|$)/.test(reference);
}

/** The JSON pointer of a local reference; `undefined` where it can't be decoded. */
export function localPointer(reference: string): string | undefined {
  try {
    return decodeURIComponent(reference.slice(1));
  } catch {
    return undefined;
  }
}

/** The value that a local reference points to; `undefined` for nothing, and for another reference. Follows the document's own properties only. */
export function localTarget(root: unknown, reference: unknown): unknown {
  const pointer = isLocal(reference) ? localPointer(reference) : undefined;
  if (pointer === undefined) return undefined;
  let value = root;
  for (const name of pointerParts(pointer)) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return undefined;
    value = Reflect.get(value, name);
  }
  return value;
}
