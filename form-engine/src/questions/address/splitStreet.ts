import { readHouseNumber } from '../../rules/houseNumber.ts';
import type { AddressTexts } from './addressParts.ts';

/** Maximum length that is split, in characters: longer than any street. The patterns take more than linear time. */
const longest = 200;

/** An address in one line: what stands before a Belgian postcode and a city. */
const withPlace = /^(.+?),?\s+(?:B-)?(\d{4})\s+(\D+)$/;
/** A street that ends in a house number with an optional letter, an optional second number, and an optional box. */
const numbered =
  /^(\D.*?),?\s+(\d+\s?[a-z]?(?:-\d+[a-z]?)?(?:\s*\/\s*[\w.-]+|,?\s+(?:bus|bte|b\.?)\s*[\w.-]+)?)$/i;

/**
 * Splits a street line into street, number and box, and takes off a postcode and a city behind them. Browsers fill in
 * `Kerkstraat 12 bus 3` as one line, and people type it so. Each part moves only to an empty field.
 */
export function splitStreet(
  parts: Pick<AddressTexts, 'street' | 'streetNumber' | 'bus'> &
    Partial<Pick<AddressTexts, 'postal' | 'city'>>,
): Partial<AddressTexts> {
  if (parts.street.length > longest || parts.streetNumber.trim() !== '') return {};
  const { line, place } = splitPlace(parts);
  const [, street, number] = numbered.exec(line) ?? [];
  if (street === undefined || number === undefined) return {};
  const { streetNumber, bus } = readHouseNumber(number) ?? { streetNumber: number, bus: '' };
  return { street, streetNumber, ...(parts.bus.trim() === '' && bus && { bus }), ...place };
}

/** Moves a box behind the house number to its own field, unless that field is filled in. */
export function splitNumber(parts: Pick<AddressTexts, 'streetNumber' | 'bus'>): Partial<AddressTexts> {
  return (parts.bus.trim() === '' && readHouseNumber(parts.streetNumber)) || {};
}

/** Only where neither the postcode nor the city is filled in: `Plein 1944` has no postcode. */
function splitPlace({ street, postal, city }: Parameters<typeof splitStreet>[0]) {
  const line = street.trim();
  const isEmpty = postal?.trim() === '' && city?.trim() === '';
  const [, rest, code, name] = (isEmpty && withPlace.exec(line)) || [];
  if (rest === undefined || code === undefined || name === undefined) return { line, place: {} };
  return { line: rest, place: { postal: code, city: name.trim() } };
}
