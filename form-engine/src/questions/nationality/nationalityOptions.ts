import type { Option } from '../../sections/question.ts';
import { oncePerLocale } from '../../texts/oncePerLocale.ts';
import { defaultLocale } from '../../texts/readLocale.ts';
import { countryName } from '../building-blocks/countryName.ts';
import { sortCountries } from '../building-blocks/sortCountries.ts';
import { nationalities } from './nationalities.ts';
import { nationalityCountries } from './nationalityCountries.ts';

/**
 * The fixed list as options. The value is always the Dutch name, which is stored and sent. In Dutch the label is the
 * same. In another language it is the name of the country, because JavaScript knows no names of nationalities. A
 * nationality that belongs to no single country keeps its Dutch name, at the end of the list.
 */
export const nationalityOptions = oncePerLocale((locale): readonly Option[] => {
  const isDutch = new Intl.Locale(locale).language === new Intl.Locale(defaultLocale).language;
  if (isDutch) return nationalities.map((name) => ({ value: name, label: name }));
  const byCountry = new Map(nationalities.map((name) => [nationalityCountries[name], name]));
  const ofCountries = sortCountries(
    [...byCountry.keys()].filter((code) => code !== undefined),
    locale,
  );
  return [
    ...ofCountries.flatMap((code) => {
      const value = byCountry.get(code);
      return value === undefined ? [] : [{ value, label: countryName(code, locale) }];
    }),
    ...nationalities
      .filter((name) => nationalityCountries[name] === undefined)
      .map((name) => ({ value: name, label: name })),
  ];
});
