import { dialCodes } from '../../rules/dialCodes.ts';
import { countryName } from '../building-blocks/countryName.ts';
import { sortCountries } from '../building-blocks/sortCountries.ts';
import type { Choice } from '../controls/fieldDescription.ts';

/** All countries with a dial code, by two-letter code, as `België (+32)`: nearby countries first, then by name. */
export const dialChoices: readonly Choice[] = sortCountries(dialCodes.keys()).map((country) => ({
  value: country,
  label: `${countryName(country)} (+${dialCodes.get(country)})`,
}));
