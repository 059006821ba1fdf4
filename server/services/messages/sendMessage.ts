import { fillIn } from '@clubpoort/form-engine/headless';
import { and, asc, eq, lte, sql } from 'drizzle-orm';
import { dayInMilliseconds } from '#rules/duration.ts';
import { formatDay, formatTime } from '#rules/writtenTime.ts';
import type { CommunicationBlock } from '#schemas/entities/club/communication.ts';
import { greetedName } from '#server/services/people/family/greetedName.ts';
import { todayOf, unixSecondsOf } from '../../clock.ts';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import { insertRows } from '../../db/insertRows.ts';
import { isOneOf } from '../../db/isOneOf.ts';
import { clubFiles, clubMessages, communicationRecipients, communications } from '../../db/schema.ts';
import { refusals } from '../../http/refused.ts';
import { queueMails } from '../../mail/outbox/queueMails.ts';
import { nl } from '../../texts/nl.ts';
import { isOnPaper, type PaperFacts } from '../logins/records/onPaper.ts';
import { noteAction } from '../management/noteAction.ts';
import { findReaders } from './findReaders.ts';
import { type ClubMessageRow, fidsOf, isPlanned, lockMessage } from './messageDrafts.ts';

type Sending = Pick<Context, 'db' | 'clock' | 'portalOrigin'>;

interface Sent {
  readonly people: number;
  readonly addresses: number;
}

interface WantedSending {
  readonly club: number;
  readonly messageId: number;
  /** The revision that the manager saw. */
  readonly revision: number;
  /** The uid of the manager. */
  readonly by: number;
  /** The moment of a planned message; undefined for now. */
  readonly at: Date | undefined;
}

const longestAhead = 366 * dayInMilliseconds;

/** Sends a message or plans it, in the caller's transaction. Of two managers who send it at once, one does. */
export async function sendMessage(sending: Sending, wanted: WantedSending): Promise<Sent> {
  const { db: tx, clock, portalOrigin } = sending;
  const message = await lockMessage(tx, wanted);
  if (message.sendAt !== null) throw refusals.notAvailable(nl.clubMessages.notADraft);
  if (message.revision !== wanted.revision) throw refusals.busy(nl.clubMessages.elsewhere);
  const fault = faultOf(message);
  if (fault !== undefined) throw refusals.notAvailable(fault);
  const { at, by } = wanted;
  const { title, clubNid } = message;
  if (at === undefined) {
    const sent = await deliver(sending, message);
    if (sent.people === 0) throw refusals.notAvailable(nl.clubMessages.nobody);
    await noteAction(
      { db: tx, clock },
      { clubNid, by, action: 'send-message', oid: null, details: { what: title } },
    );
    return sent;
  }
  if (at <= clock.now()) throw refusals.notAvailable(nl.clubMessages.past);
  if (at.getTime() - clock.now().getTime() > longestAhead)
    throw refusals.notAvailable(nl.clubMessages.tooFar);
  const { people, mailed } = await findReaders(sending, message);
  await tx
    .update(clubMessages)
    .set({ sendAt: at, portalOrigin: portalOrigin ?? null, changedBy: by, changedAt: clock.now() })
    .where(eq(clubMessages.id, message.id));
  const moment = { day: formatDay(unixSecondsOf(at)), time: formatTime(unixSecondsOf(at)) };
  const details = { what: title, sentences: [fillIn(nl.clubMessages.plannedFor, moment)] };
  await noteAction({ db: tx, clock }, { clubNid, by, action: 'plan-message', oid: null, details });
  return { people: people.length, addresses: mailed.length };
}

interface Unplanning {
  readonly club: number;
  readonly messageId: number;
  /** The uid of the manager. */
  readonly by: number;
}

/** Makes a planned message a draft again. */
export function unplanMessage(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { by, ...place }: Unplanning,
): Promise<void> {
  return db.transaction(async (tx) => {
    const message = await lockMessage(tx, place);
    if (message.communicationId !== null) throw refusals.notAvailable(nl.clubMessages.sent);
    if (message.sendAt === null) return;
    await tx
      .update(clubMessages)
      .set({ sendAt: null, changedAt: clock.now(), changedBy: by })
      .where(eq(clubMessages.id, message.id));
    const about = { clubNid: message.clubNid, by, oid: null, details: { what: message.title } };
    await noteAction({ db: tx, clock }, { ...about, action: 'unplan-message' });
  });
}

/** Sends the planned messages whose moment has come, one transaction each: a second process skips a locked one. */
export async function sendDueMessages({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<void> {
  const sendOne = () =>
    db.transaction(async (tx) => {
      const [message] = await tx
        .select()
        .from(clubMessages)
        .where(and(isPlanned, lte(clubMessages.sendAt, clock.now())))
        .orderBy(asc(clubMessages.sendAt), asc(clubMessages.id))
        .limit(1)
        .for('update', { skipLocked: true });
      if (!message) return false;
      await deliver({ db: tx, clock, portalOrigin: message.portalOrigin ?? undefined }, message);
      return true;
    });
  while (await sendOne()) {
    // Each turn sends one message.
  }
}

/** Why a message can't be sent, in Dutch. */
function faultOf({ title, body, audience, courses, members }: ClubMessageRow): string | undefined {
  if (title === '') return nl.clubMessages.noTitle;
  if (body.length === 0) return nl.clubMessages.noText;
  if (audience === 'people' && members.length === 0) return nl.clubMessages.noMember;
  return audience === 'courses' && courses.length === 0 ? nl.clubMessages.noCourse : undefined;
}

/** Writes the message for its readers, and queues a mail for each address, in one transaction. */
async function deliver({ db: tx, clock, portalOrigin }: Sending, message: ClubMessageRow): Promise<Sent> {
  const { clubNid, title, body, isNewsletter } = message;
  const now = clock.now();
  const { people, mailed } = await findReaders({ db: tx, clock }, message);
  const [made] = await tx
    .insert(communications)
    .values({ clubNid, url: urlOf(message), title, body, sentAt: now })
    .returning({ id: communications.id });
  if (!made) throw new Error('The database returned no message');
  const communicationId = made.id;
  await showPictures(tx, clubNid, body);
  await insertRows(
    tx,
    communicationRecipients,
    people.map(({ uid, addresses }) => ({ communicationId, uid, addresses })),
  );
  const kind = isNewsletter ? ('newsletter' as const) : ('message' as const);
  const of = { communicationId, isNewsletter };
  // A reader on paper has no login for the portal, and the mail has the whole text. A newsletter needs its link to unsubscribe.
  const originFor = (reader: PaperFacts) =>
    isOnPaper(reader) && !isNewsletter ? null : (portalOrigin ?? null);
  await queueMails(
    { db: tx, clock },
    mailed.map(({ reader, about }) => ({
      ...{ kind, clubNid, uid: reader.uid, to: reader.mail, subject: title, text: '' },
      message: { ...of, origin: originFor(reader), to: greetedName(reader, todayOf(clock)), about },
    })),
  );
  await tx
    .update(clubMessages)
    .set({ communicationId, addresses: mailed.length, sendAt: sql`coalesce(${clubMessages.sendAt}, ${now})` })
    .where(eq(clubMessages.id, message.id));
  return { people: people.length, addresses: mailed.length };
}

/** Pictures are for the readers from now on. */
async function showPictures(
  tx: Database,
  clubNid: number,
  body: readonly CommunicationBlock[],
): Promise<void> {
  const fids = fidsOf(body);
  if (fids.length === 0) return;
  await tx
    .update(clubFiles)
    .set({ waitsSince: null })
    .where(and(eq(clubFiles.clubNid, clubNid), isOneOf(clubFiles.fid, fids)));
}

/** The last part of the address in the portal: words of the title, and the number of the message. */
function urlOf({ title, id }: ClubMessageRow): string {
  const words = title
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 60)
    .replace(/^-+|-+$/g, '');
  return `${words === '' ? 'bericht' : words}-${id}`;
}
