/** Words of English errors that are no Dutch words. */
const english =
  /\b(?:access|and|are|cannot|denied|expired|failed|forbidden|found|has|internal|invalid|missing|must|not|request|required|something|the|unauthorized|unavailable|unexpected|unknown|wrong|you)\b/iu;
/** Words that nearly every Dutch sentence has one of, and no English one. */
const dutch =
  /\b(?:aan|al|bij|dat|de|deze|dit|een|en|er|geen|het|hoeft|je|jouw|kan|kies|meer|met|naar|niet|nog|ongeldig|onbekende?|onze|op|te|uit|van|vol|volzet|voor|vul|wordt|zijn)\b/iu;

/**
 * Whether a sentence of another backend is English. A Dutch sentence must never count as English; an English one that isn't found
 * is shown as it is.
 */
export function seemsEnglish(sentence: string): boolean {
  return !dutch.test(sentence) && english.test(sentence);
}
