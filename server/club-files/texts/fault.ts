import type { ClubFileTexts } from './en.ts';

/** A mistake in a club file, reported to its author. */
export interface Fault {
  /** Path as in a program: `courses[2].tariffs[0].price`. */
  readonly path: string;
  /** The same place in words: `the course “Ballet”, the tariff “Heel jaar”, its field price`. */
  readonly place: string;
  /** Sentence in the language of the author, without the place. */
  readonly message: string;
}

/** A mistake before it is written in a language. */
export interface FoundFault {
  readonly path: string;
  readonly say: Sentence;
}

/** Writes a sentence. @param placeOf - names another place of the file */
export type Sentence = (texts: ClubFileTexts, placeOf: (path: string) => string) => string;

/** Converts `/courses/2/price` to `courses[2].price`. */
export function pathOfPointer(pointer: string): string {
  return pointer
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce((path, step) => joinPath(path, /^\d+$/.test(step) ? Number(step) : step), '');
}

export function joinPath(path: string, step: string | number): string {
  if (typeof step === 'number') return `${path}[${step}]`;
  return path === '' ? step : `${path}.${step}`;
}
