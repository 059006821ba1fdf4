import * as v from 'valibot';
import { optionalText } from './text.ts';

/** Reads undefined where a value is missing, null or unreadable. */
export function maybe<Schema extends v.GenericSchema>(schema: Schema) {
  return v.fallback(v.optional(schema), undefined);
}

/** Text, and '' where it is missing or unreadable. */
export const anyText = v.fallback(optionalText, '');
