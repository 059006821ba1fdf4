import { fillIn } from '@clubpoort/form-engine/headless';
import { and, asc, eq, gt } from 'drizzle-orm';
import { invoiceStanding } from '#rules/invoiceStanding.ts';
import { type Cents, formatEuros } from '#rules/money.ts';
import { formatNamedDay, formatTime } from '#rules/writtenTime.ts';
import { todayOf, unixSecondsOf } from '#server/clock.ts';
import type { Context } from '#server/context.ts';
import {
  cancellations,
  clubs,
  courseSessions,
  courses,
  registrations,
  tariffs,
  users,
} from '#server/db/schema.ts';
import { mailBody } from '#server/mail/mailBody.ts';
import type { QueuedMail } from '#server/mail/outbox/queueMails.ts';
import { nl } from '#server/texts/nl.ts';
import { clubMail } from '../../clubs/clubMail.ts';
import { entryHint, entryHref, mailEntry } from '../../logins/mailEntry.ts';
import { invoiceAccount } from '../../payments/invoiceAccount.ts';
import { loadAccounts } from '../../payments/loadAccounts.ts';
import { greetedName } from '../../people/family/greetedName.ts';
import { seesOrder } from '../../people/family/ownOrders.ts';
import { findActingReaders } from '../../people/family/parents.ts';
import { fullName } from '../../people/people.ts';
import type { Caller } from '../../sessions/caller.ts';
import { certificatesText } from './certificatesText.ts';
import type { Changed } from './changeRegistration.ts';

type Mailing = Pick<Context, 'db' | 'clock' | 'portalOrigin'>;

interface MailedChange extends Pick<Changed, 'cancellationId' | 'differenceCents'> {
  readonly caller: Pick<Caller, 'uid'>;
  /** A manager of the club did it, so the club needs no mail. */
  readonly byClub?: boolean;
}

/**
 * The mails about a changed registration to the club and to everybody who looks after the person: the old and the new day, and what
 * happens to the price where the order is theirs.
 */
export async function changeMails(context: Mailing, change: MailedChange): Promise<QueuedMail[]> {
  const { db, portalOrigin } = context;
  const [row] = await db
    .select({ from: cancellations.registrationId, to: cancellations.changedToId })
    .from(cancellations)
    .where(eq(cancellations.id, change.cancellationId));
  const [account] = await db.select().from(users).where(eq(users.uid, change.caller.uid));
  if (!row || row.to === null || !account) return [];
  const from = await loadSide(context, row.from);
  const to = await loadSide(context, row.to);
  if (!from || !to) return [];
  const { person, club } = to;
  const texts = nl.changeMail;
  const names = { name: fullName(person), course: to.course.title, club: club.title };
  const facts = [fillIn(texts.old, from.words), fillIn(texts.new, to.words)];
  const price = priceOf(change, club, await loadSurplus(context, to.oid));
  const subject = fillIn(texts.subject, names);
  const mails: QueuedMail[] = [];
  const about = { kind: 'change', clubNid: club.nid } as const;
  if (club.mail !== '' && !change.byClub)
    mails.push({
      ...about,
      to: club.mail,
      subject,
      ...mailBody([
        fillIn(nl.mails.greeting, { name: club.title }),
        fillIn(texts.club, names),
        ...facts,
        price,
        ...(await certificatesText(db, { registrationId: row.from, hasEnded: true })),
        fillIn(nl.stopMail.contact, { account: fullName(account), mail: account.mail ?? '' }),
        nl.mails.signature,
      ]),
    });
  for (const reader of await findActingReaders(context, { account, person })) {
    const isOwn = reader.uid === account.uid || (await seesOrder(context, { uid: reader.uid, oid: to.oid }));
    const entry = await mailEntry(context, { reader, clubNid: club.nid });
    mails.push({
      ...about,
      uid: reader.uid,
      to: reader.mail,
      subject,
      ...clubMail(club, [
        fillIn(nl.mails.greeting, { name: greetedName(reader, todayOf(context.clock)) }),
        fillIn(change.byClub ? texts.ofClub : texts.own, names),
        ...facts,
        ...(isOwn ? [price] : []),
        ...(portalOrigin === undefined
          ? []
          : [
              { link: entryHref(portalOrigin, '/dashboard', entry), label: texts.button },
              ...entryHint(entry),
            ]),
      ]),
    });
  }
  return mails;
}

/** The amount that was paid for an order and is no longer owed. */
async function loadSurplus({ db, clock }: Mailing, oid: number | null): Promise<Cents> {
  const account = oid === null ? undefined : (await loadAccounts(db, [oid])).get(oid);
  return account ? invoiceStanding(invoiceAccount(account), todayOf(clock)).refundCents : 0;
}

function priceOf(
  { differenceCents }: { readonly differenceCents: Cents },
  club: typeof clubs.$inferSelect,
  surplusCents: Cents,
): string {
  const texts = nl.changeMail;
  if (differenceCents === 0) return texts.samePrice;
  const amount = formatEuros(Math.abs(differenceCents));
  if (differenceCents > 0) return fillIn(texts.more, { amount });
  const less = fillIn(texts.less, { amount });
  const backCents = Math.min(surplusCents, -differenceCents);
  if (backCents === 0) return less;
  const surplus = club.cancelMoney === 'credit' ? texts.surplus.credit : texts.surplus.refund;
  return `${less} ${fillIn(surplus, { back: formatEuros(backCents) })}`;
}

async function loadSide({ db, clock }: Mailing, registrationId: number) {
  const [found] = await db
    .select({ oid: registrations.oid, person: users, tariff: tariffs, course: courses, club: clubs })
    .from(registrations)
    .innerJoin(users, eq(users.uid, registrations.uid))
    .innerJoin(tariffs, eq(tariffs.nid, registrations.tariffNid))
    .innerJoin(courses, eq(courses.nid, tariffs.courseNid))
    .innerJoin(clubs, eq(clubs.nid, courses.clubNid))
    .where(eq(registrations.id, registrationId));
  if (!found) return undefined;
  const [next] = await db
    .select({ startsAt: courseSessions.startsAt, place: courseSessions.place })
    .from(courseSessions)
    .where(and(eq(courseSessions.courseNid, found.course.nid), gt(courseSessions.startsAt, clock.now())))
    .orderBy(asc(courseSessions.startsAt))
    .limit(1);
  const { course, tariff } = found;
  return { ...found, words: { course: course.title, tariff: tariff.title, lesson: lessonText(next) } };
}

function lessonText(next: { readonly startsAt: Date; readonly place: string } | undefined): string {
  const texts = nl.changeMail;
  if (!next) return texts.noLesson;
  const at = unixSecondsOf(next.startsAt);
  const { place } = next;
  const words = { day: formatNamedDay(at), time: formatTime(at), place };
  return fillIn(place === '' ? texts.nextLesson : texts.nextLessonAt, words);
}
