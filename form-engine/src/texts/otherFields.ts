const titles: Readonly<Record<string, string>> = {
  nl: 'Andere velden',
  en: 'Other fields',
  fr: 'Autres champs',
  de: 'Weitere Felder',
};

/** The title of the properties that a JSON Schema doesn't name, in the language of a locale. In Dutch for a language that we don't speak. */
export function otherFields(locale = 'nl'): string {
  return titles[locale.slice(0, 2)] ?? 'Andere velden';
}
