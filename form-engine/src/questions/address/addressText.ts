import { fillIn } from '../../texts/fillIn.ts';
import type { Language } from '../../texts/language.ts';
import { countryName } from '../building-blocks/countryName.ts';
import type { AddressTexts } from './addressParts.ts';
import { defaultCountry } from './addressParts.ts';

/** Writes the address as `Kerkstraat 12 bus 3, 9000 Gent`, with the country where it isn't Belgium. */
export function addressText(address: AddressTexts, { texts, locale }: Language): string {
  const { street, streetNumber, bus, postal, city, country } = address;
  const abroad = country === defaultCountry ? '' : countryName(country, locale);
  const box = bus && fillIn(texts.busNumber, { n: bus });
  const lines = [join(street, streetNumber, box), join(postal, city), abroad];
  return lines.filter(Boolean).join(', ');
}

function join(...parts: readonly string[]): string {
  return parts.filter(Boolean).join(' ');
}
