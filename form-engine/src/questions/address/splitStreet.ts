import type { AddressTexts } from '../addressParts.ts';

/** Maximum length that is split, in characters: longer than any street. The pattern takes more than linear time. */
const longest = 200;

/** A street that ends in a house number with an optional letter, and an optional bus. */
const numbered = /^(\D.*?),?\s+(\d+\s?[a-z]?(?:[-/]\d+[a-z]?)?)(?:,?\s+(?:bus|b\.?)\s*([\w.-]+))?$/i;

/**
 * Splits a street line into street, number and bus. Browsers fill in `Kerkstraat 12 bus 3` as one line, and people
 * type it so. Number and bus move only to empty fields.
 */
export function splitStreet(
  parts: Pick<AddressTexts, 'street' | 'streetNumber' | 'bus'>,
): Partial<AddressTexts> {
  if (parts.street.length > longest) return {};
  const [, street, streetNumber, bus = ''] = numbered.exec(parts.street.trim()) ?? [];
  if (parts.streetNumber.trim() !== '' || street === undefined || streetNumber === undefined) return {};
  return { street, streetNumber, ...(parts.bus.trim() === '' && bus && { bus }) };
}
