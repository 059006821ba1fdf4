import { cleanLine } from '../../rules/cleanText.ts';
import { type AddressPart, type AddressTexts, addressParts } from './addressParts.ts';

/** The server's answer about an address. */
export interface ServerVerdict {
  /** `'unknown'`: the server has no data about the address. */
  readonly valid: boolean | 'unknown';
  readonly suggestion?: Partial<AddressTexts> | undefined;
}

export interface Judgement {
  readonly verdict: 'found' | 'doubted' | 'unknown';
  /** The parts that differ only in case, with the server's letters. They replace the typed text. */
  readonly corrected: Partial<AddressTexts>;
  /** The parts that the server knows differently, `undefined` for none. */
  readonly suggestion: Partial<AddressTexts> | undefined;
}

/**
 * Interprets the server's answer (Specification 4.5). A suggestion that differs only in case corrects the letters and
 * never changes the verdict. Any other difference is offered to the user, and makes an address doubted even where the
 * server calls it valid.
 */
export function judgeAddress(asked: AddressTexts, { valid, suggestion = {} }: ServerVerdict): Judgement {
  const differing = addressParts.flatMap((part): [AddressPart, string][] => {
    const known: unknown = suggestion[part];
    const text = typeof known === 'string' ? cleanLine(known) : '';
    return text === '' || text === asked[part] ? [] : [[part, text]];
  });
  const corrected = differing.filter(([part, text]) => isSameLetters(text, asked[part]));
  const offered = differing.filter((difference) => !corrected.includes(difference));
  return {
    verdict: verdictOf(valid, offered.length > 0),
    corrected: Object.fromEntries(corrected),
    suggestion: offered.length === 0 ? undefined : Object.fromEntries(offered),
  };
}

function verdictOf(valid: ServerVerdict['valid'], isOtherOffered: boolean): Judgement['verdict'] {
  if (valid === 'unknown') return 'unknown';
  return valid && !isOtherOffered ? 'found' : 'doubted';
}

function isSameLetters(one: string, other: string): boolean {
  return one.toLocaleLowerCase('nl') === other.toLocaleLowerCase('nl');
}
