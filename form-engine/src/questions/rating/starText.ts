import { fillIn } from '../../texts/fillIn.ts';
import type { Texts } from '../../texts/nl.ts';

/** A number of stars in words: `3 van 5 sterren`. `''` for no answer. */
export function starText(stars: string, most: number, texts: Texts): string {
  return stars === '' ? '' : fillIn(texts.stars, { n: stars, most });
}
