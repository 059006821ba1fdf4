import { fillIn } from '@clubpoort/form-engine/headless';
import { type Cents, formatEuros } from '#rules/money.ts';
import { todayOf } from '#server/clock.ts';
import type { Context } from '#server/context.ts';
import { isOneOf } from '#server/db/isOneOf.ts';
import { users } from '#server/db/schema.ts';
import { type QueuedMail, queueMails } from '#server/mail/outbox/queueMails.ts';
import { greetedName } from '#server/services/people/family/greetedName.ts';
import { nl } from '#server/texts/nl.ts';
import { agendaDomain } from '../../calendar/agendaDomain.ts';
import { agendaFile, calendarMediaType } from '../../calendar/agendaFile.ts';
import { cancelledEntry } from '../../calendar/loadCancelled.ts';
import { clubMail } from '../../clubs/clubMail.ts';
import type { ClubRow } from '../../clubs/clubs.ts';
import { entryHint, entryHref, type MailEntry, mailEntry } from '../../logins/mailEntry.ts';
import { seesOrder } from '../../people/family/ownOrders.ts';
import type { MailReader } from '../../people/family/parents.ts';
import { fullName } from '../../people/people.ts';
import { readersOfPlace } from '../cancelling/queueCancellationMail.ts';
import type { Credited } from '../crediting/creditAmount.ts';
import type { LostLesson } from './endLessons.ts';
import type { StopFacts } from './loadStopFacts.ts';

/** What one registration got back. */
export interface GivenToEntry
  extends Pick<Credited, 'creditedCents' | 'lapsedCents' | 'refundedCents' | 'byHandCents' | 'refundIds'> {
  /** The person. */
  readonly uid: number;
  readonly oid: number | null;
}

interface Told {
  readonly club: ClubRow;
  readonly course: StopFacts['course'];
  /** The first day without lessons, as it is written. */
  readonly day: string;
  readonly reason: string;
  readonly facts: StopFacts;
  readonly given: readonly GivenToEntry[];
  readonly lost: readonly LostLesson[];
}

type Queueing = Pick<Context, 'db' | 'clock' | 'portalOrigin'>;
type Person = typeof users.$inferSelect;

/** A reader with the people whom the mail is about, and the money that is the reader's to see. */
interface Letter {
  readonly to: MailReader;
  readonly people: Person[];
  readonly given: GivenToEntry[];
}

const texts = nl.corrections.stopMail;

/**
 * Tells everybody who looks after somebody in the course that it stops, one mail each, in the transaction that stops it: the reason, the
 * lessons that are lost, and what happens to the money where the order is theirs. @returns the number of mails
 */
export async function queueStopMails(context: Queueing, told: Told): Promise<number> {
  const { db: tx, clock } = context;
  const { facts, given, lost } = told;
  const uids = [...new Set([...given, ...lost, ...facts.waiting, ...facts.reserved].map(({ uid }) => uid))];
  const people = await tx.select().from(users).where(isOneOf(users.uid, uids)).orderBy(users.uid);
  const letters = new Map<number, Letter>();
  for (const person of people) {
    const own = given.filter(({ uid }) => uid === person.uid);
    for (const to of await readersOfPlace(context, {
      person,
      oid: own.find(({ oid }) => oid)?.oid ?? null,
    })) {
      const letter = letters.get(to.uid) ?? { to, people: [], given: [] };
      letters.set(to.uid, letter);
      letter.people.push(person);
      for (const one of own)
        if (await seesOrder(context, { uid: to.uid, oid: one.oid })) letter.given.push(one);
    }
  }
  const domain = await agendaDomain(tx);
  const mails: QueuedMail[] = [];
  for (const letter of letters.values()) {
    const entry = await mailEntry(context, { reader: letter.to, clubNid: told.club.nid });
    mails.push(mailOf(context, told, { ...letter, domain, entry }));
  }
  await queueMails({ db: tx, clock }, mails);
  return mails.length;
}

function mailOf(
  { clock, portalOrigin }: Queueing,
  told: Told,
  { to, people, given, domain, entry }: Letter & { readonly domain: string; readonly entry: MailEntry },
): QueuedMail {
  const { club, course, day, reason, lost } = told;
  const names = { club: club.title, course: course.title, day, reason };
  const entries = people.flatMap((person) =>
    lost
      .filter(({ uid }) => uid === person.uid)
      .flatMap((change) => cancelledEntry(change, { person, course, club }) ?? []),
  );
  const money = moneyLines(given);
  const page = money.length > 0 ? '/kostennota-s' : '/calendar';
  const link = portalOrigin && entryHref(portalOrigin, page, entry);
  return {
    ...{ kind: 'stop', clubNid: club.nid, uid: to.uid, to: to.mail },
    subject: fillIn(texts.subject, names),
    ...clubMail(club, [
      fillIn(nl.mails.greeting, { name: greetedName(to, todayOf(clock)) }),
      fillIn(texts.intro, names),
      fillIn(texts.reason, names),
      ...people.flatMap((person) => linesAbout(told, person)),
      ...money,
      ...(entries.length === 0 ? [] : [texts.agenda]),
      ...(link
        ? [{ link, label: money.length > 0 ? texts.invoices : texts.calendar }, ...entryHint(entry)]
        : []),
    ]),
    ...(entries.length > 0 && {
      attachments: [
        {
          ...{ name: 'agenda.ics', mediaType: calendarMediaType },
          content: agendaFile(entries, { name: club.title, clock, domain, portalOrigin }),
        },
      ],
    }),
  };
}

function linesAbout({ facts, lost }: Told, person: Person): string[] {
  const name = fullName(person);
  const count = lost.filter(({ uid }) => uid === person.uid).length;
  const turns = facts.reserved.reduce((sum, one) => (one.uid === person.uid ? sum + one.turns : sum), 0);
  const waits = facts.waiting.some(({ uid }) => uid === person.uid);
  return [
    ...(count === 0 ? [] : [fillIn(count === 1 ? texts.lesson : texts.lessons, { name, count })]),
    ...(turns === 0 ? [] : [fillIn(turns === 1 ? texts.turn : texts.turns, { name, count: turns })]),
    ...(waits ? [fillIn(texts.waiting, { name })] : []),
  ];
}

/** The amounts of all that the reader pays, in the words of a cancellation. */
function moneyLines(given: readonly GivenToEntry[]): string[] {
  const { lapses, refunded, byHand } = nl.paymentMail.cancelled;
  const sumOf = (key: 'lapsedCents' | 'refundedCents' | 'byHandCents') =>
    given.reduce((sum: Cents, one) => sum + one[key], 0);
  const amounts: readonly (readonly [string, Cents])[] = [
    [lapses, sumOf('lapsedCents')],
    [refunded, sumOf('refundedCents')],
    [byHand, sumOf('byHandCents')],
  ];
  const lines = amounts.flatMap(([text, cents]) =>
    cents === 0 ? [] : [fillIn(text, { amount: formatEuros(cents) })],
  );
  return lines.length === 0 ? [] : [...lines, texts.creditNote];
}
