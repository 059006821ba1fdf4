import type { Texts } from '../texts/nl.ts';

const languages: Readonly<Record<string, () => Promise<Texts>>> = {
  en: async () => (await import('../texts/en.ts')).en,
  fr: async () => (await import('../texts/fr.ts')).fr,
  de: async () => (await import('../texts/de.ts')).de,
};

/** The engine's texts in the language of a locale; `undefined` for Dutch, which needs no loading, and for any other language. */
export function textsOf(locale: string): Promise<Texts> | undefined {
  const language = locale.split('-')[0]?.toLowerCase() ?? '';
  return Object.hasOwn(languages, language) ? languages[language]?.() : undefined;
}
