import { hrefs } from '#src/paths.ts';

/** Last segment of the address of the messages of a club, for its managers. */
export const messagesPart = 'berichten';

export function messagesHref(club: string): string {
  return hrefs.management({ club, part: messagesPart });
}

/** One message: a draft to go on with, or what became of a sent one. */
export function messageHref(club: string, id: number): string {
  return hrefs.management({ club, part: messagesPart, bericht: String(id) });
}
