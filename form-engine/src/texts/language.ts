import type { Texts } from './nl.ts';

/** The language of what is shown: the sentences, and the locale of names, numbers and dates in them. */
export interface Language {
  /** All texts of the engine. */
  readonly texts: Texts;
  /** BCP 47 tag. */
  readonly locale: string;
}
