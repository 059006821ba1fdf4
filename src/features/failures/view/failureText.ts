import { fillIn } from '@clubpoort/form-engine/headless';
import { errorsIn, type Failure, failureOf } from '#src/api/apiFailure.ts';
import { failuresTexts as texts } from '#src/texts/nl/failures.ts';

/** The message for a failed call: the server's own first sentence, also with a status of 500 (specification 8). */
export function failureText(error: unknown): string {
  return failureTexts(error)[0];
}

/** Every sentence of the server about a failed call, or one of ours. */
export function failureTexts(error: unknown): readonly [string, ...string[]] {
  const failure = failureOf(error);
  if (!failure) return [texts.unknown];
  const ours = texts[failure.kind];
  const [first, ...others] = errorsIn(failure).filter((sentence) => saysMore(sentence, failure));
  const spoken = (theirs: string) => (seemsEnglish(theirs) ? fillIn(texts.detail, { ours, theirs }) : theirs);
  return first === undefined ? [ours] : [spoken(first), ...others.map(spoken)];
}

/** The general sentence of a server that broke only repeats the title. */
function saysMore(sentence: string, { kind }: Failure): boolean {
  return sentence.trim() !== '' && !(kind === 'server' && sentence.trim() === texts.unknown);
}

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
