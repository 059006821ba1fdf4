import type { Club } from '../../../api/entities/club.ts';
import { webshopTexts as texts } from '../../../texts/nl/webshop.ts';

/** The club's own word for its webshop. */
export function shopTitle({ webshopTerm }: Pick<Club, 'webshopTerm'>): string {
  return webshopTerm || texts.title;
}
