import { type ClubFileTexts, en } from './en.ts';
import { nl } from './nl.ts';

export type ClubFileLanguage = 'en' | 'nl';

const texts: Readonly<Record<ClubFileLanguage, ClubFileTexts>> = { en, nl };

export function clubFileTexts(language: ClubFileLanguage): ClubFileTexts {
  return texts[language];
}

/** The language of a terminal: Dutch for a Dutch locale, else English. The first of these variables that is set decides (POSIX, 8.2). */
export function languageOf({
  LC_ALL,
  LC_MESSAGES,
  LANG,
}: Readonly<Record<string, string | undefined>>): ClubFileLanguage {
  const locale = [LC_ALL, LC_MESSAGES, LANG].find((one) => one !== undefined && one !== '');
  return /^nl(?![a-z])/i.test(locale ?? '') ? 'nl' : 'en';
}
