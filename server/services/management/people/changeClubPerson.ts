import { fillIn } from '@clubpoort/form-engine/headless';
import { and, eq, ne } from 'drizzle-orm';
import { formatIsoDay } from '#rules/writtenTime.ts';
import type { OperationRequest } from '#schemas/operations.ts';
import { todayOf } from '#server/clock.ts';
import type { Context } from '#server/context.ts';
import { clubMembers, clubNotes, recordClaimPeople, users } from '#server/db/schema.ts';
import { invalidFields } from '#server/http/invalidFields.ts';
import { refusals } from '#server/http/refused.ts';
import { queueMails } from '#server/mail/outbox/queueMails.ts';
import { greetedName } from '#server/services/people/family/greetedName.ts';
import { nl } from '#server/texts/nl.ts';
import { clubMail } from '../../clubs/clubMail.ts';
import type { ClubRow } from '../../clubs/clubs.ts';
import { inviteToClaim } from '../../logins/records/claims.ts';
import { findClaimable, isOnPaper } from '../../logins/records/onPaper.ts';
import { checkPerson } from '../../people/checkPerson.ts';
import { findMailReaders } from '../../people/family/parents.ts';
import { lockPerson, type PersonRow } from '../../people/lockPerson.ts';
import { isMail } from '../../people/mailProblem.ts';
import { loadNationalNumber } from '../../people/nationalNumbers.ts';
import { fullName } from '../../people/people.ts';
import { noteAction } from '../noteAction.ts';
import { requireClubPerson } from './clubPeople.ts';

type Change = OperationRequest<'change_club_person'>['change'];
type Correction = Extract<Change, { readonly kind: 'correct' }>;
type Reach = Extract<Change, { readonly kind: 'reach' }>;

interface WantedChange {
  readonly club: ClubRow;
  /** The uid of the manager. */
  readonly by: number;
  /** The uid of the person. */
  readonly uid: number;
  readonly change: Change;
}

type Tx = Pick<Context, 'db' | 'clock' | 'portalOrigin'>;

/** Changes what a club says about one of its people, and notes who did it. */
export function changeClubPerson(context: Tx, wanted: WantedChange): Promise<void> {
  return context.db.transaction((tx) => changeIn({ ...context, db: tx }, wanted));
}

async function changeIn(context: Tx, wanted: WantedChange): Promise<void> {
  const { club, uid, change } = wanted;
  await requireClubPerson(context.db, club.nid, uid);
  const person = await lockPerson(context.db, uid);
  switch (change.kind) {
    case 'note':
      return writeNote(context, wanted, change.text.trim());
    case 'remove-note':
      return removeNote(context, wanted, change.note);
    case 'correct':
      return correct(context, { ...wanted, person }, change);
    case 'reach':
      return changeReach(context, { ...wanted, person }, change);
    case 'invite':
      return invite(context, { ...wanted, person });
    case 'block':
      return block(context, wanted, change.reason.trim());
    case 'unblock':
      return unblock(context, wanted);
  }
}

function act(
  context: Tx,
  { club, by, uid }: WantedChange,
  { action, what = '', reason }: Acted,
): Promise<void> {
  return noteAction(context, {
    ...{ clubNid: club.nid, by, action, oid: null, about: uid },
    details: { what, ...(reason !== undefined && { reason }) },
  });
}

interface Acted {
  readonly action: Parameters<typeof noteAction>[1]['action'];
  readonly what?: string;
  readonly reason?: string;
}

async function writeNote(context: Tx, wanted: WantedChange, text: string): Promise<void> {
  const { db: tx, clock } = context;
  const { club, by, uid } = wanted;
  if (text === '') throw refusals.notAvailable(nl.clubPeople.emptyNote);
  await tx.insert(clubNotes).values({ clubNid: club.nid, uid, text, byUid: by, madeAt: clock.now() });
  await act(context, wanted, { action: 'note-person' });
}

async function removeNote(context: Tx, wanted: WantedChange, id: number): Promise<void> {
  const { club, uid } = wanted;
  const isTheirs = and(eq(clubNotes.id, id), eq(clubNotes.uid, uid), eq(clubNotes.clubNid, club.nid));
  const removed = await context.db.delete(clubNotes).where(isTheirs).returning({ id: clubNotes.id });
  if (removed.length === 0) throw refusals.notFound(nl.clubPeople.noteGone);
  await act(context, wanted, { action: 'remove-note' });
}

/**
 * Corrects a name or a birthdate. Whoever reads the mail about the person is told both spellings, so that the family can object.
 * Decision: docs/decisions/0299-a-club-has-a-file-on-its-people.md
 */
async function correct(
  context: Tx,
  wanted: WantedChange & { readonly person: PersonRow },
  { fname, lname, birthdate }: Correction,
): Promise<void> {
  const { db: tx, clock } = context;
  const { club, uid, person } = wanted;
  const digits = await loadNationalNumber(tx, uid);
  const given = { fname, lname, birthdate, ...(digits && { national_insurance_number: digits }) };
  const known = person.birthdate === null ? [] : (['birthdate'] as const);
  const check = checkPerson(given, ['fname', 'lname', ...known], {
    today: todayOf(clock),
    ...(person.birthdate !== null && { birthdate: person.birthdate }),
  });
  if (check.problems.length > 0) throw invalidFields(uid, check.problems);
  const after = {
    ...{ fname: check.text('fname'), lname: check.text('lname') },
    birthdate: check.text('birthdate') || null,
  };
  const readers = await findMailReaders(context, person);
  const sentences = differences(person, after);
  if (sentences.length === 0) throw refusals.notAvailable(nl.clubPeople.nothingCorrected);
  await tx.update(users).set(after).where(eq(users.uid, uid));
  const texts = nl.clubPeople.correctedMail;
  const names = { name: fullName(after), club: club.title };
  await queueMails(
    context,
    readers.map((reader) => ({
      ...({ kind: 'account', clubNid: club.nid, uid: reader.uid, to: reader.mail } as const),
      subject: fillIn(texts.subject, names),
      ...clubMail(club, [
        fillIn(nl.mails.greeting, {
          name: greetedName(reader.uid === uid ? { ...reader, ...after } : reader, todayOf(clock)),
        }),
        fillIn(texts.intro, names),
        ...sentences,
        texts.wrong,
      ]),
    })),
  );
  const isName = fullName(person) !== fullName(after);
  const words = nl.clubPeople.corrected;
  const what = [
    ...(isName ? [words.name] : []),
    ...(person.birthdate === after.birthdate ? [] : [words.birthdate]),
  ];
  await act(context, wanted, { action: 'correct-person', what: what.join(', ') });
}

/**
 * Changes the address and the phone number of somebody for whom nobody logs in. Links to claim the record that went to the former address
 * end: it may have been somebody else's.
 */
async function changeReach(
  context: Tx,
  wanted: WantedChange & { readonly person: PersonRow },
  { mail = '', phone = '' }: Reach,
): Promise<void> {
  const { db: tx, clock } = context;
  const { uid, person } = wanted;
  if (!isOnPaper(person)) throw refusals.notAvailable(nl.clubPeople.changesThemselves);
  const check = checkPerson({ ...(mail && { mail }), ...(phone && { phone }) }, [], {
    today: todayOf(clock),
  });
  const address = check.text('mail');
  const problems =
    address !== '' && !isMail(address)
      ? [...check.problems, { field: 'mail', message: nl.clubPeople.desk.oneMail }]
      : check.problems;
  if (problems.length > 0) throw invalidFields(uid, problems);
  const after = { mail: address || null, phone: check.text('phone') };
  const words = nl.clubPeople.corrected;
  const what = [
    ...(after.mail === person.mail ? [] : [words.mail]),
    ...(after.phone === person.phone ? [] : [words.phone]),
  ];
  if (what.length === 0) throw refusals.notAvailable(nl.clubPeople.nothingCorrected);
  await tx.update(users).set(after).where(eq(users.uid, uid));
  if (after.mail !== person.mail) await tx.delete(recordClaimPeople).where(eq(recordClaimPeople.uid, uid));
  await act(context, wanted, { action: 'correct-person', what: what.join(', ') });
}

/** Mails the link to claim a record to its address. Each link works once, so a second one does no harm. */
async function invite(context: Tx, wanted: WantedChange & { readonly person: PersonRow }): Promise<void> {
  const { club, person } = wanted;
  const [claimable] = await findClaimable(context.db, [person]);
  if (!claimable) throw refusals.notAvailable(nl.clubPeople.hasAccount);
  if (claimable.mail === null) throw refusals.notAvailable(nl.clubPeople.noAddress);
  await inviteToClaim(context, club, [claimable]);
  await act(context, wanted, { action: 'invite-person', what: claimable.mail });
}

type Corrected = Pick<PersonRow, 'fname' | 'lname' | 'birthdate'>;

function differences(before: Corrected, after: Corrected): string[] {
  const texts = nl.clubPeople.correctedMail;
  const dayOf = (day: string | null) => (day === null ? texts.unknown : formatIsoDay(day));
  return [
    ...(fullName(before) === fullName(after)
      ? []
      : [fillIn(texts.name, { before: fullName(before), after: fullName(after) })]),
    ...(before.birthdate === after.birthdate
      ? []
      : [fillIn(texts.birthdate, { before: dayOf(before.birthdate), after: dayOf(after.birthdate) })]),
  ];
}

/** Blocks the pages of the club for a person. Somebody with a role is not blocked: the role has to go first. */
async function block(context: Tx, wanted: WantedChange, reason: string): Promise<void> {
  const { club, uid } = wanted;
  const { db: tx } = context;
  if (reason === '') throw refusals.notAvailable(nl.clubPeople.noReason);
  const isStaff = and(
    eq(clubMembers.clubNid, club.nid),
    eq(clubMembers.uid, uid),
    ne(clubMembers.role, 'member'),
  );
  if ((await tx.$count(clubMembers, isStaff)) > 0) throw refusals.notAvailable(nl.clubPeople.staff);
  const set = { isBlocked: true, blockedReason: reason };
  await tx
    .insert(clubMembers)
    .values({ clubNid: club.nid, uid, role: 'member', ...set })
    .onConflictDoUpdate({ target: [clubMembers.clubNid, clubMembers.uid], set });
  await act(context, wanted, { action: 'block-person', reason });
}

async function unblock(context: Tx, wanted: WantedChange): Promise<void> {
  const { club, uid } = wanted;
  const isBlocked = and(
    eq(clubMembers.clubNid, club.nid),
    eq(clubMembers.uid, uid),
    eq(clubMembers.isBlocked, true),
  );
  const lifted = await context.db
    .update(clubMembers)
    .set({ isBlocked: false, blockedReason: null })
    .where(isBlocked)
    .returning({ uid: clubMembers.uid });
  if (lifted.length === 0) throw refusals.notAvailable(nl.clubPeople.notBlocked);
  await act(context, wanted, { action: 'unblock-person' });
}
