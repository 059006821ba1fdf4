import type { DoorList, DoorState } from '#src/api/entities/door/door.ts';

export type DoorTicket = DoorList['tickets'][number];

/** What has the door: an event with tickets, or a lesson that takes passes. Each has numbers of its own. */
export type DoorPlace = Pick<DoorList['event'], 'kind' | 'nid'>;

/** Name of a door on this device. */
export function doorKey({ kind, nid }: DoorPlace): string {
  return kind === 'lesson' ? `les-${nid}` : String(nid);
}

/** Whether it is a person at a lesson, who comes in without a ticket. */
export function isPerson({ id }: DoorTicket): boolean {
  return id.startsWith('p');
}

/** An admission that this device noted and the server doesn't have yet. */
export interface KeptScan {
  /** UUID. */
  readonly id: string;
  readonly ticket: string;
  /** Unix seconds. */
  readonly at: number;
  /** It was taken back. */
  readonly undone?: true;
}

/** A use of a ticket; `device` is undefined for this one. */
export interface Use {
  readonly at: number;
  readonly device: string | undefined;
  /** Name of who scanned it; '' where unknown. */
  readonly by: string;
}

/** Everything that a device knows about the door of an event. */
export interface DoorBook {
  readonly list: DoorList;
  /** As the server last said; undefined before its first answer. */
  readonly state: DoorState | undefined;
  readonly kept: readonly KeptScan[];
  /** The id of this device. */
  readonly device: string;
}

/** States that keep a visitor out, at least until a second press. */
const hindrances = ['unpaid', 'cancelled', 'empty', 'full'] as const;
type Hindrance = (typeof hindrances)[number];

/** What a scanned code or a chosen ticket means at this door. */
export type Verdict =
  | { readonly kind: 'valid' | Hindrance; readonly ticket: DoorTicket }
  /** An admission was taken back. */
  | { readonly kind: 'undone'; readonly ticket: DoorTicket }
  | { readonly kind: 'used'; readonly ticket: DoorTicket; readonly first: Use }
  | { readonly kind: 'elsewhere'; readonly event: string }
  | { readonly kind: 'unknown'; readonly at: DoorPlace['kind'] };

/** Judges a scanned code by its hash. */
export function judgeHash(book: DoorBook, hash: string): Verdict {
  const ticket = book.list.tickets.find(({ hashes }) => hashes.includes(hash));
  if (ticket) return judgeTicket(book, ticket);
  const other = book.list.elsewhere.find(({ hashes }) => hashes.includes(hash));
  return other ? { kind: 'elsewhere', event: other.title } : { kind: 'unknown', at: book.list.event.kind };
}

/** Judges a ticket of this event. A use counts before the money: who is inside is inside. */
export function judgeTicket(book: DoorBook, ticket: DoorTicket): Verdict {
  const [first] = usesOf(book, ticket.id);
  if (first && ticket.state !== 'cancelled') return { kind: 'used', ticket, first };
  return { kind: hindranceOf(ticket) ?? 'valid', ticket };
}

function hindranceOf({ state }: DoorTicket): Hindrance | undefined {
  return hindrances.find((one) => one === state);
}

/** The uses of a ticket on all devices, the earliest first. */
export function usesOf({ state, kept, device }: DoorBook, ticket: string): readonly Use[] {
  const told = state?.used.find((one) => one.ticket === ticket)?.uses ?? [];
  const undone = new Set(kept.flatMap((scan) => (scan.undone ? [`${scan.ticket} ${scan.at}`] : [])));
  const known = told
    .filter((use) => use.device !== device || !undone.has(`${ticket} ${use.at}`))
    .map((use) => ({ ...use, device: use.device === device ? undefined : use.device }));
  const own = kept
    .filter((scan) => scan.ticket === ticket && !undone.has(`${ticket} ${scan.at}`))
    .filter(({ at }) => !known.some((use) => use.device === undefined && use.at === at))
    .map(({ at }) => ({ at, device: undefined, by: '' }));
  return [...known, ...own].toSorted((one, other) => one.at - other.at);
}

/** The tickets that were bought together, as a door sees them. */
export interface TicketGroup {
  /** Tickets that one press may admit, with those that are inside. */
  readonly all: number;
  readonly outside: readonly DoorTicket[];
}

/** The tickets bought together with one that came in; undefined where it is the only one. A paid ticket admits no unpaid one with it. */
export function groupOf(book: DoorBook, { group, state }: DoorTicket): TicketGroup | undefined {
  if (group === null) return undefined;
  const together = book.list.tickets.filter(
    (one) => one.group === group && (one.state === state || hindranceOf(one) === undefined),
  );
  const outside = together.filter(({ id }) => usesOf(book, id).length === 0);
  return together.length > 1 ? { all: together.length, outside } : undefined;
}

/** Tickets that were admitted more than once, with all their uses. */
export function clashesIn(
  book: DoorBook,
): readonly { readonly ticket: DoorTicket; readonly uses: readonly Use[] }[] {
  return book.list.tickets
    .map((ticket) => ({ ticket, uses: usesOf(book, ticket.id) }))
    .filter(({ uses }) => uses.length > 1);
}

/** People who are in at a lesson, and whose passes had no turn for it when the server heard of them. */
export function shortIn({ list, state }: DoorBook): readonly DoorTicket[] {
  const short = new Set(state?.short);
  return list.tickets.filter(({ id }) => short.has(id));
}

/** How many tickets were used, on all devices. */
export function insideCount(book: DoorBook): number {
  const ids = new Set([
    ...(book.state?.used ?? []).map(({ ticket }) => ticket),
    ...book.kept.map(({ ticket }) => ticket),
  ]);
  return [...ids].filter((id) => usesOf(book, id).length > 0).length;
}
