import { cleanLine } from '../../../rules/cleanText.ts';
import { type AddressPart, type AddressTexts, addressParts } from '../addressParts.ts';

/** What a server says about an address. */
export interface ServerVerdict {
  /** `'unknown'`: the server has no data to tell. */
  readonly valid: boolean | 'unknown';
  readonly suggestion?: Partial<AddressTexts> | undefined;
}

export interface Judgement {
  readonly verdict: 'found' | 'doubted' | 'unknown';
  /** The parts that differ in case alone, in the server's letters. They replace what was typed. */
  readonly corrected: Partial<AddressTexts>;
  /** What the server knows instead, where that differs. */
  readonly suggestion: Partial<AddressTexts> | undefined;
}

/**
 * Weighs the server's answer (Specification 4.5). A suggestion that differs in case alone corrects the letters and never
 * the verdict. Any other difference is offered, and makes an address doubted that the server calls valid.
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
