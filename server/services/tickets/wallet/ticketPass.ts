import { fillIn } from '@clubpoort/form-engine/headless';
import { formatCodedLongDay, formatDay, formatTime } from '#rules/writtenTime.ts';
import { unixSecondsOf } from '#server/clock.ts';
import { textOn } from '#server/mail/body/textOn.ts';
import { nl } from '#server/texts/nl.ts';
import type { PassField, WalletPass } from '#server/wallet/walletPass.ts';
import { clubColor } from '../../files/pictures/clubColor.ts';
import { fullName } from '../../people/people.ts';
import type { LoadedEvent } from '../loadEvents.ts';
import type { LoadedTicket } from '../loadTickets.ts';

const texts = nl.tickets;

interface PassedEvent extends Pick<LoadedEvent, 'place' | 'startsAt' | 'endsAt'> {
  readonly course: Pick<LoadedEvent['course'], 'nid' | 'title'>;
  readonly club: Pick<LoadedEvent['club'], 'title' | 'color' | 'mail' | 'phone'>;
}

/**
 * A ticket as a wallet pass, with the code of its PDF. The serial number is that code: it is unique across installations with the same
 * certificate, and the number of a ticket isn't.
 */
export function ticketPass(ticket: LoadedTicket, event: PassedEvent): WalletPass {
  const { course, club, startsAt, endsAt } = event;
  const color = clubColor(club.color);
  const ink = rgb(textOn(color));
  return {
    serialNumber: ticket.code,
    organizationName: club.title,
    description: fillIn(texts.fileName, { event: course.title }),
    logoText: club.title,
    backgroundColor: rgb(color),
    foregroundColor: ink,
    labelColor: ink,
    groupingIdentifier: `event-${course.nid}`,
    ...(startsAt && { relevantDate: timeOf(startsAt) }),
    ...(endsAt && { expirationDate: timeOf(endsAt) }),
    barcodes: [{ format: 'PKBarcodeFormatQR', message: ticket.code, messageEncoding: 'iso-8859-1' }],
    eventTicket: fieldsOf(ticket, event),
  };
}

/** The front has little room, so the whole address and the long date are on the back. */
function fieldsOf(ticket: LoadedTicket, event: PassedEvent): WalletPass['eventTicket'] {
  const { course, club, place, startsAt } = event;
  const start = startsAt && unixSecondsOf(startsAt);
  const [venue = ''] = place.split(',');
  const contact = [club.mail, club.phone].filter(Boolean).join('\n');
  return {
    headerFields: start === null ? [] : [{ key: 'start', label: formatDay(start), value: formatTime(start) }],
    primaryFields: [{ key: 'event', label: texts.event, value: course.title }],
    secondaryFields: known([
      { key: 'venue', label: texts.where, value: venue },
      { key: 'person', label: texts.person, value: fullName(ticket) },
    ]),
    auxiliaryFields: known([
      { key: 'stand', label: texts.place, value: ticket.stand ?? '' },
      { key: 'row', label: texts.row, value: ticket.row ?? '' },
      { key: 'seat', label: texts.seatNumber, value: String(ticket.number ?? '') },
      { key: 'tariff', label: texts.tariff, value: ticket.tariff },
    ]),
    backFields: known([
      { key: 'scan', value: texts.scanPass },
      { key: 'when', label: texts.date, value: start === null ? '' : momentText(start) },
      { key: 'address', label: texts.where, value: place },
      { key: 'club', label: club.title, value: contact },
      { key: 'changes', label: texts.changes, value: texts.changesHint },
    ]),
  };
}

function known(fields: readonly PassField[]): PassField[] {
  return fields.filter(({ value }) => value !== '');
}

/** `za 20 februari 2027 om 19u30` */
function momentText(time: number): string {
  return fillIn(texts.dateTime, { day: formatCodedLongDay(time), time: formatTime(time) });
}

/** `2027-02-20T18:30:00Z`. Apple's examples have no fraction of a second. */
function timeOf(moment: Date): string {
  return moment.toISOString().replace(/\.\d+/, '');
}

function rgb(hex: string): string {
  const value = Number.parseInt(hex.slice(1), 16);
  return `rgb(${value >> 16}, ${(value >> 8) & 0xff}, ${value & 0xff})`;
}
