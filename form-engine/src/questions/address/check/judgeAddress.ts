import { cleanLine } from '../../../rules/cleanText.ts';
import { type AddressPart, type AddressTexts, addressParts } from '../addressParts.ts';

/** What a server says about an address. */
export interface ServerVerdict {
  readonly valid: boolean;
  readonly suggestion?: Partial<AddressTexts>;
}

export interface Judgement {
  /** As it was asked about, with its letters in the right case. */
  readonly street: string;
  readonly isValid: boolean;
  /** What the server knows instead, where that differs. */
  readonly suggestion: Partial<AddressTexts> | undefined;
}

/**
 * Weighs the server's answer (Specification 4.5): a street that differs in case alone is corrected silently; any other
 * difference is a suggestion, and makes the address invalid.
 */
export function judgeAddress(asked: AddressTexts, { valid, suggestion = {} }: ServerVerdict): Judgement {
  const differing = addressParts.flatMap((part): [AddressPart, string][] => {
    const known: unknown = suggestion[part];
    const text = typeof known === 'string' ? cleanLine(known) : '';
    return text === '' || text === asked[part] ? [] : [[part, text]];
  });
  const corrected = differing.find(
    ([part, text]) =>
      part === 'street' && text.toLocaleLowerCase('nl') === asked.street.toLocaleLowerCase('nl'),
  );
  const offered = differing.filter((difference) => difference !== corrected);
  return {
    street: corrected?.[1] ?? asked.street,
    // The suggestion is an address that the server knows: brought to its letters, this is it.
    isValid: offered.length === 0 && (valid || corrected !== undefined),
    suggestion: offered.length === 0 ? undefined : Object.fromEntries(offered),
  };
}
