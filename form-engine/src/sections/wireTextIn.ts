import { isRecord, ownField, wireText } from './wireValue.ts';

/**
 * Reads a text that may differ by language: a scalar, or a record `{ "nl": "…", "en": "…" }`. Of a record, the text of
 * the locale itself goes first, then those of its parents (`zh-Hant-TW`, `zh-Hant`, `zh`), then Dutch, then the first
 * one. An empty text counts as missing. `undefined` where there is no readable text. Never throws.
 *
 * @param locale BCP 47 tag in canonical form.
 */
export function wireTextIn(wire: unknown, locale: string): string | undefined {
  if (!isRecord(wire)) return wireText(wire);
  for (const tag of [...withParents(locale), 'nl']) {
    const text = wireText(ownField(wire, tag));
    if (text) return text;
  }
  let readable: string | undefined;
  for (const tag of Object.keys(wire)) {
    const text = wireText(ownField(wire, tag));
    if (text) return text;
    readable ??= text;
  }
  return readable;
}

function withParents(locale: string): readonly string[] {
  const parts = locale.split('-');
  return parts.map((_, index) => parts.slice(0, parts.length - index).join('-'));
}
