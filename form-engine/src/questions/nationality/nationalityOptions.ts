import type { Option } from '../../sections/question.ts';
import { oncePerLocale } from '../../texts/oncePerLocale.ts';
import { defaultLocale } from '../../texts/readLocale.ts';
import { countryName } from '../building-blocks/countryName.ts';
import { sortCountries } from '../building-blocks/sortCountries.ts';
import { nationalities, nationalityCountries } from './nationalities.ts';

/**
 * The fixed list as options. The value is always the Dutch name, which is stored and sent. In Dutch the label is the
 * same. In another language it is the name of the country, because JavaScript knows no names of nationalities. A
 * nationality that belongs to no single country keeps its Dutch name, at the end of the list.
 */
export const nationalityOptions = oncePerLocale((locale): readonly Option[] => {
  const isDutch = new Intl.Locale(locale).language === new Intl.Locale(defaultLocale).language;
  if (isDutch) return nationalities.map((name) => ({ value: name, label: name }));
  const byCountry = new Map(Object.entries(nationalityCountries).map(([name, code]) => [code, name]));
  byCountry.delete('');
  const ofCountries = sortCountries(byCountry.keys(), locale).map((code) => ({
    value: byCountry.get(code) ?? code,
    label: countryName(code, locale),
  }));
  const others = nationalities.filter((name) => nationalityCountries[name] === '');
  return [...ofCountries, ...others.map((name) => ({ value: name, label: name }))];
});
