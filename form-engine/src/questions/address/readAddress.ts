import { isBrokenText } from '../../rules/cleanText.ts';
import { isRecord, ownField, type WireRecord, wireFlag, wireText } from '../../sections/wireValue.ts';
import type { Address } from '../question-kind/answer.ts';
import type { Decoded } from '../question-kind/questionKind.ts';
import { addressParts, cleanParts, isBegun } from './addressParts.ts';
import { splitNumber } from './splitStreet.ts';

/**
 * Reads an address from an object or its JSON text; any part may be missing. A box behind the house number, `12 bus 3`, becomes
 * a part of its own. A country alone is no answer. An address
 * without a verdict counts as unchecked.
 */
export function readAddress(wire: unknown): Decoded<Address> {
  if (wire === undefined || wire === null) return { answer: undefined };
  const record = typeof wire === 'string' ? parseRecord(wire) : wire;
  if (record === undefined) return { answer: undefined };
  if (!isRecord(record)) return { malformed: 'no address' };
  const texts = addressParts.map((part) => wireText(ownField(record, part)));
  if (texts.some((text) => text === undefined)) return { malformed: 'a part of the address is no text' };
  const [street = '', streetNumber = '', bus = '', postal = '', city = '', country = ''] = texts;
  if (isBrokenText(texts.join('')))
    return { malformed: 'text with a NUL, a lone surrogate or too many combining marks' };
  const clean = cleanParts({ street, streetNumber, bus, postal, city, country });
  const parts = { ...clean, ...splitNumber(clean) };
  return { answer: isBegun(parts) ? { ...parts, ...readVerdict(record) } : undefined };
}

/** Parses JSON: `undefined` for blanks, the text itself where it isn't JSON. */
function parseRecord(text: string): unknown {
  if (text.trim() === '') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

function readVerdict(record: WireRecord): Pick<Address, 'isValidAddress' | 'mark'> {
  const flag = ownField(record, 'isValidAddress');
  const mark = ownField(record, 'mark');
  if (mark === 'overridden') return { isValidAddress: true, mark };
  if (mark === 'unchecked' || flag === undefined || flag === null || flag === '')
    return { isValidAddress: false, mark: 'unchecked' };
  return { isValidAddress: wireFlag(flag) };
}
