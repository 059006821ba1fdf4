import { dialCodes } from '../../rules/dialCodes.ts';
import { countryName } from '../building-blocks/countryName.ts';

export interface DialCountry {
  /** Two letters. */
  readonly country: string;
  readonly name: string;
  /** Without `+`. */
  readonly dialCode: string;
}

const NEIGHBOURS = ['BE', 'NL', 'FR', 'DE', 'LU'];

/** Belgium and the countries around it. */
export const nearCountries: readonly DialCountry[] = NEIGHBOURS.map(dialCountry);

/** All other countries that have a dial code, by name. */
export const farCountries: readonly DialCountry[] = [...dialCodes.keys()]
  .filter((country) => !NEIGHBOURS.includes(country))
  .map(dialCountry)
  .sort((one, other) => one.name.localeCompare(other.name, 'nl-BE'));

function dialCountry(country: string): DialCountry {
  return { country, name: countryName(country), dialCode: dialCodes.get(country) ?? '' };
}
