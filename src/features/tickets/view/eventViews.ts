import type { UnixSeconds } from '#rules/brusselsTime.ts';
import { formatCodedLongDay, formatTime } from '#rules/writtenTime.ts';
import type { MemberTicket, TicketedEvent } from '#src/api/entities/orders/memberTicket.ts';
import type { Tone } from '#src/components/feedback/tone.ts';
import type { IconName } from '#src/components/icons/Icon.tsx';
import { ticketsTexts as texts } from '#src/texts/nl/tickets.ts';

export interface EventView {
  readonly nid: number;
  readonly title: string;
  /** `za 20 februari 2027 om 19u30` */
  readonly when: string;
  readonly where: string;
  readonly isPast: boolean;
  readonly tickets: readonly TicketView[];
}

export interface TicketView {
  readonly id: string;
  /** The name of the person. */
  readonly name: string;
  /** `Rij C, stoel 4 · Parterre` */
  readonly place: string;
  readonly tariff: string;
  readonly state: TicketStateView;
  /** The content of the QR code; undefined when the ticket doesn't admit anybody. */
  readonly code: string | undefined;
  readonly codeLabel: string;
  readonly isUnpaid: boolean;
  readonly canBeDownloaded: boolean;
  /** Read after the text of the download button, so that no two buttons have one name. */
  readonly downloadOf: string;
  readonly fileName: string;
  /** Read after the text of the link to the wallet; undefined for a ticket without a pass. */
  readonly walletOf: string | undefined;
}

interface TicketStateView {
  readonly text: string;
  /** '' when there is nothing more to say. */
  readonly hint: string;
  readonly tone: Tone | 'neutral';
  readonly icon: IconName;
}

export function eventViews(events: readonly TicketedEvent[]): readonly EventView[] {
  return events.map((event) => ({
    nid: event.nid,
    title: event.title,
    when: event.start === null ? texts.noDay : momentText(event.start),
    where: event.place,
    isPast: event.isPast,
    tickets: event.tickets.map((ticket) => ticketView(ticket, event)),
  }));
}

function momentText(time: UnixSeconds): string {
  return texts.at(formatCodedLongDay(time), formatTime(time));
}

function ticketView(ticket: MemberTicket, event: TicketedEvent): TicketView {
  const { id, name, tariff, state, code } = ticket;
  const place = placeText(ticket);
  return {
    ...{ id, name, tariff, place },
    state: stateView(ticket, event),
    code: state === 'valid' && !event.isPast ? (code ?? undefined) : undefined,
    codeLabel: texts.code(event.title, name, place),
    isUnpaid: state === 'unpaid',
    canBeDownloaded: state === 'valid' || state === 'used',
    downloadOf: texts.downloadOf(event.title, name, place),
    fileName: texts.fileName(event.url, id),
    walletOf: ticket.hasWalletPass ? texts.inWallet(event.title, name, place) : undefined,
  };
}

function placeText({ place }: MemberTicket): string {
  if (place === null) return texts.freeSeating;
  if (place.row === null || place.number === null) return place.stand;
  return texts.ofStand(texts.seat(place.row, place.number), place.stand);
}

function stateView({ state, used }: MemberTicket, { isPast }: TicketedEvent): TicketStateView {
  switch (state) {
    case 'valid':
      return isPast
        ? { text: texts.states.notUsed, hint: '', tone: 'neutral', icon: 'info' }
        : { text: texts.states.valid, hint: '', tone: 'success', icon: 'success' };
    case 'used':
      return {
        ...{ text: texts.states.used, tone: 'neutral', icon: 'check' },
        hint: used === null ? '' : texts.usedAt(formatTime(used)),
      };
    case 'cancelled':
      return { text: texts.states.cancelled, hint: texts.cancelledHint, tone: 'danger', icon: 'error' };
    case 'unpaid':
      return { text: texts.states.unpaid, hint: texts.unpaidHint, tone: 'warning', icon: 'clock' };
  }
}
