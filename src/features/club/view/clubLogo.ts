import type { Club } from '#src/api/entities/club/club.ts';
import { operationUrl } from '#src/api/operationUrl.ts';

/** The address of a club's logo; undefined when the club has none. */
export function clubLogo({ nid, logo }: Pick<Club, 'nid' | 'logo'>): string | undefined {
  return logo === undefined
    ? undefined
    : operationUrl('render_preview', { club: nid, fid: logo, format: 'logo' });
}
