import { dialCodes } from '../../rules/dialCodes.ts';
import { isRightToLeft } from '../../texts/isRightToLeft.ts';
import { oncePerLocale } from '../../texts/oncePerLocale.ts';
import { countryName } from '../building-blocks/countryName.ts';
import { sortCountries } from '../building-blocks/sortCountries.ts';
import type { Choice } from '../controls/fieldDescription.ts';

/** Left-to-right mark. Without it, a plus sign moves behind its number in a text from right to left. */
const leftToRight = '\u200E';

/** All countries with a dial code, by two-letter code, as `België (+32)`: nearby countries first, then by name. */
export const dialChoices = oncePerLocale((locale): readonly Choice[] => {
  const mark = isRightToLeft(locale) ? leftToRight : '';
  return sortCountries(dialCodes.keys(), locale).map((country) => ({
    value: country,
    label: `${countryName(country, locale)} (${mark}+${dialCodes.get(country)})`,
  }));
});
