import { rules } from '@clubpoort/form-engine/headless';

export type JsonReading =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly fault: string };

/** Maximum nesting, deeper than any request of the contract. It keeps recursion over a body from overflowing the stack. */
const deepest = 32;
/**
 * Maximum number of values, more than any request of the contract has. Each value costs a hundred times its bytes in the body.
 */
const maxValues = 10_000;
/**
 * Maximum number of combining marks, more than a hundred pages have in any language. Marks are what makes normalising expensive:
 * a body with nothing else took 35 ms.
 */
const maxMarks = 100_000;

/**
 * Reads a body so that later code can trust it: strict UTF-8, no duplicate keys, no `__proto__`, limited nesting, and at
 * most 10,000 values and 100,000 combining marks. Text may hold no NUL, lone surrogates or long runs of combining marks. Text is normalised to NFC,
 * so that `Zoë` is one word however it was typed.
 * Decision: docs/decisions/0014-strict-bytes-and-tolerant-types.md
 *
 * @param mostValues - for what is no body of a request
 */
export function readJson(bytes: Uint8Array, mostValues = maxValues): JsonReading {
  const text = decodeUtf8(bytes);
  if (text === undefined) return fault('the body is not UTF-8');
  const shape = shapeFault(text, mostValues);
  if (shape) return fault(shape);
  try {
    return { ok: true, value: JSON.parse(text, refuseBadText) };
  } catch (error) {
    // The message of JSON.parse quotes the body, which must not be passed on.
    return fault(error instanceof BadText ? error.message : 'the body is not JSON');
  }
}

/** Whether a text can be stored, shown and normalised: no NUL, no lone surrogates, no long runs of combining marks. */
export function isStorableText(text: string): boolean {
  return text.isWellFormed() && !text.includes('\0') && !rules.hasLongMarkRun(text);
}

class BadText extends Error {}

function refuseBadText(_key: string, value: unknown): unknown {
  // Minus zero is no number that somebody means, and a database gives back another one.
  if (value === 0) return 0;
  if (typeof value !== 'string') return value;
  if (!isStorableText(value))
    throw new BadText('a text holds NUL, half of a surrogate pair or too many marks');
  return value.normalize('NFC');
}

function fault(message: string): JsonReading {
  return { ok: false, fault: message };
}

function decodeUtf8(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** Finds what JSON.parse accepts but a program shouldn't; `undefined` also for text that is no JSON. */
function shapeFault(text: string, mostValues: number): string | undefined {
  const open: (Set<string> | undefined)[] = [];
  let values = 0;
  let marks = 0;
  // One pass, so that the cost of any text is linear in its length.
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at];
    if (character === ',' || character === '{' || character === '[') values += 1;
    if (values > mostValues) return `more than ${mostValues} values`;
    if (character === '{' || character === '[') open.push(character === '{' ? new Set() : undefined);
    else if (character === '}' || character === ']') open.pop();
    else if (character === '"') {
      const end = endOfString(text, at);
      marks += marksIn(text, at, end);
      if (marks > maxMarks) return `more than ${maxMarks} combining marks`;
      const fault = isKey(text, end) && keyFault(text.slice(at, end), open.at(-1));
      if (fault) return fault;
      at = end - 1;
    }
    if (open.length > deepest) return `nested deeper than ${deepest} levels`;
  }
  return undefined;
}

/** The end of the string that starts here: behind its closing quote, or the end of the text. */
function endOfString(text: string, start: number): number {
  let at = start + 1;
  while (at < text.length && text[at] !== '"') at += text[at] === '\\' ? 2 : 1;
  return Math.min(at + 1, text.length);
}

/**
 * Which UTF-16 code units are, or may be half of, a combining mark. A table, because a pattern for each character of a body costs
 * more than reading it.
 */
const mayBeMark = Uint8Array.from({ length: 0x1_0000 }, (_, unit) =>
  /[\p{M}\p{Cs}]/u.test(String.fromCharCode(unit)) ? 1 : 0,
);

function marksIn(text: string, from: number, to: number): number {
  let count = 0;
  for (let at = from; at < to; at += 1) count += mayBeMark[text.charCodeAt(at)] ?? 0;
  return count;
}

function isKey(text: string, end: number): boolean {
  let at = end;
  while (at < text.length && ' \t\n\r'.includes(text.charAt(at))) at += 1;
  return text[at] === ':';
}

function keyFault(quoted: string, keys: Set<string> | undefined): string | undefined {
  const key = unquote(quoted);
  if (key === undefined) return 'the body is not JSON';
  if (!isStorableText(key)) return 'a key holds NUL, half of a surrogate pair or too many marks';
  if (key === '__proto__') return 'a key is __proto__';
  if (keys?.has(key)) return 'a key stands twice in one object';
  keys?.add(key);
  return undefined;
}

function unquote(quoted: string): string | undefined {
  try {
    return String(JSON.parse(quoted));
  } catch {
    return undefined;
  }
}
