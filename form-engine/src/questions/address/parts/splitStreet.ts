import type { AddressTexts } from '../addressParts.ts';

/** Longer than any street; the pattern takes more than linear time. */
const longest = 200;

/** A number at the end, with its letter, and behind it a bus. */
const numbered = /^(\D.*?),?\s+(\d+\s?[a-z]?(?:[-/]\d+[a-z]?)?)(?:,?\s+(?:bus|b\.?)\s*([\w.-]+))?$/i;

/**
 * Browsers fill in `Kerkstraat 12 bus 3` as one line, and people type it so: the number and the bus go to their own parts,
 * where those are empty.
 */
export function splitStreet(
  parts: Pick<AddressTexts, 'street' | 'streetNumber' | 'bus'>,
): Partial<AddressTexts> {
  if (parts.street.length > longest) return {};
  const [, street, streetNumber, bus = ''] = numbered.exec(parts.street.trim()) ?? [];
  if (parts.streetNumber.trim() !== '' || street === undefined || streetNumber === undefined) return {};
  return { street, streetNumber, ...(parts.bus.trim() === '' && bus && { bus }) };
}
