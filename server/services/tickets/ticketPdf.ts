import { fillIn } from '@clubpoort/form-engine/headless';
import { formatLongDay, formatTime } from '#rules/writtenTime.ts';
import { unixSecondsOf } from '../../clock.ts';
import type { PdfContent } from '../../pdf/pdfContent.ts';
import { nl } from '../../texts/nl.ts';
import { documentSender } from '../clubs/documentSender.ts';
import { fullName } from '../people/people.ts';
import type { LoadedEvent } from './loadEvents.ts';
import type { LoadedTicket } from './loadTickets.ts';

const texts = nl.tickets;

/** A ticket to print: what the staff at the door needs, and the code. */
export function ticketPdf(ticket: LoadedTicket, event: LoadedEvent): PdfContent {
  const { course, club, place, startsAt } = event;
  const name = fullName(ticket);
  const facts: readonly (readonly [string, string])[] = [
    [texts.person, name],
    [texts.date, startsAt === null ? '' : momentText(texts.dateTime, startsAt)],
    [texts.where, place],
    [texts.place, placeText(ticket)],
    [texts.tariff, ticket.tariff],
  ];
  return {
    title: course.title,
    sender: documentSender(club),
    footer: `${club.title} · ${course.title} · ${name}`,
    blocks: [
      {
        kind: 'state',
        text: ticket.usedAt === null ? texts.states.valid : momentText(texts.states.used, ticket.usedAt),
      },
      { kind: 'facts', facts: facts.filter(([, value]) => value !== '') },
      {
        kind: 'code',
        data: ticket.code,
        alt: fillIn(texts.codeAlt, { event: course.title, name }),
        caption: texts.scan,
      },
    ],
  };
}

function momentText(text: string, moment: Date): string {
  const time = unixSecondsOf(moment);
  return fillIn(text, { day: formatLongDay(time), time: formatTime(time) });
}

function placeText({ stand, row, number }: LoadedTicket): string {
  if (stand === null) return '';
  if (row === null) return stand;
  return fillIn(texts.ofStand, { place: fillIn(texts.seat, { row, number: String(number) }), stand });
}
