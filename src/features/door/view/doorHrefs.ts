import { hrefs } from '#src/paths.ts';

/** The name of the part in the address. */
export const doorPart = 'deur';

/** The events of a club with a door, or the door of one. */
export function doorHref({ club, event }: { readonly club: string; readonly event?: number }): string {
  return hrefs.management({
    club,
    part: doorPart,
    ...(event !== undefined && { evenement: String(event) }),
  });
}
