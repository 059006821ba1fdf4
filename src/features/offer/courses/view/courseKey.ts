import type { OfferCourse } from '../../state/offerFile.ts';

/** Identifies a course in the table: by its number, or by its url while it is new. Neither changes in the table. */
export function keyOf({ nid, url }: Pick<OfferCourse, 'nid' | 'url'>): string {
  return nid === undefined ? `/${url}` : String(nid);
}
