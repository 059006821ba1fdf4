/** Navigation state that says for which event a visitor logs in to buy tickets. */
export interface TicketPurpose {
  tickets: {
    /** The title of the event. */
    event: string;
    /** The nid of the club, where it sells to people without an account. */
    guestsOf?: number;
  };
}

/** The navigation state of the way from an event to the login. */
export function ticketPurposeOf(
  event: string,
  club: { readonly nid: number; readonly sellsToGuests: boolean },
): TicketPurpose {
  return { tickets: { event, ...(club.sellsToGuests && { guestsOf: club.nid }) } };
}

/** Reads the purpose from the navigation state; undefined for a login without one. */
export function ticketPurpose(state: unknown): TicketPurpose | undefined {
  if (typeof state !== 'object' || state === null || !('tickets' in state)) return undefined;
  const { tickets } = state;
  if (typeof tickets !== 'object' || tickets === null || !('event' in tickets)) return undefined;
  const { event } = tickets;
  if (typeof event !== 'string') return undefined;
  const sells = 'guestsOf' in tickets && typeof tickets.guestsOf === 'number';
  return { tickets: { event, ...(sells && { guestsOf: Number(tickets.guestsOf) }) } };
}
