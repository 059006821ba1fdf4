import type { Club } from '#src/api/entities/club/club.ts';
import { webshopTexts as texts } from '#src/texts/nl/webshop.ts';

/** The club's own name for its webshop, or the default. */
export function shopTitle({ webshopTerm }: Pick<Club, 'webshopTerm'>): string {
  return webshopTerm || texts.title;
}
