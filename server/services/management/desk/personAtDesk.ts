import { fillIn } from '@clubpoort/form-engine/headless';
import { and, eq, inArray, isNull, or } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { isSamePerson, isSimilarPerson } from '#rules/similarPerson.ts';
import type { OperationRequest } from '#schemas/operations.ts';
import { todayOf } from '#server/clock.ts';
import type { Context } from '#server/context.ts';
import { clubMembers, courses, queueEntries, reservations, tariffs, users } from '#server/db/schema.ts';
import { invalidFields } from '#server/http/invalidFields.ts';
import { refusals } from '#server/http/refused.ts';
import { nl } from '#server/texts/nl.ts';
import { checkPerson } from '../../people/checkPerson.ts';
import type { PersonRow } from '../../people/lockPerson.ts';
import { isMail } from '../../people/mailProblem.ts';
import { fullName } from '../../people/people.ts';
import { personColor } from '../../people/personColor.ts';
import { isOfClub, requireClubPerson } from '../people/clubPeople.ts';

type Who = OperationRequest<'register_at_desk'>['who'];
type NewPerson = Extract<Who, { readonly fname: string }>;

type Tx = Pick<Context, 'db' | 'clock'>;

/** The person who stands at the desk: one of the club, one who waits, or somebody new without a login. */
export async function personAtDesk(
  context: Tx,
  { clubNid, who }: { readonly clubNid: number; readonly who: Who },
): Promise<{ readonly person: PersonRow; readonly waitsFor?: number }> {
  const { db: tx } = context;
  if ('member' in who) return { person: await requireClubPerson(tx, clubNid, who.member) };
  if ('fname' in who) return { person: await insertPerson(context, clubNid, who) };
  const [entry] = await tx
    .select({ uid: queueEntries.uid, tariffNid: queueEntries.tariffNid })
    .from(queueEntries)
    .innerJoin(tariffs, eq(tariffs.nid, queueEntries.tariffNid))
    .innerJoin(courses, eq(courses.nid, tariffs.courseNid))
    .where(and(eq(queueEntries.id, who.waiting), eq(courses.clubNid, clubNid)));
  if (!entry) throw refusals.notFound(nl.clubPeople.desk.waitingGone);
  const person = await requireClubPerson(tx, clubNid, entry.uid);
  return { person, waitsFor: entry.tariffNid };
}

/** A new person as the club will know them. Refused where a field is wrong. */
function readPerson({ clock }: Pick<Context, 'clock'>, given: NewPerson) {
  const { mail = '', phone = '', birthdate = '', ...name } = given;
  const check = checkPerson(
    { ...name, ...(birthdate && { birthdate }), ...(phone && { phone }), ...(mail && { mail }) },
    ['fname', 'lname'],
    { today: todayOf(clock) },
  );
  const address = check.text('mail');
  const isList = address !== '' && !isMail(address);
  const problems = isList
    ? [...check.problems, { field: 'mail', message: nl.clubPeople.desk.oneMail }]
    : check.problems;
  if (problems.length > 0) throw invalidFields(0, problems);
  return {
    ...{ fname: check.text('fname'), lname: check.text('lname'), birthdate: check.text('birthdate') || null },
    ...{ phone: check.text('phone'), mail: address || null },
  };
}

interface Alike {
  /** The person of the club with the same name and birthdate, so that a second record is refused. */
  readonly same: PersonRow | undefined;
  /** People of the club who may be that person. */
  readonly similar: readonly PersonRow[];
}

/** Looks among the people of the club for a new person at the desk. */
export async function findAlike(
  context: Tx,
  { clubNid, who }: { readonly clubNid: number; readonly who: NewPerson },
): Promise<Alike> {
  const wanted = readPerson(context, who);
  const { birthdate } = wanted;
  // Names are compared in memory, because the database does not know which of them sound alike.
  const mayBeBorn =
    birthdate === null ? undefined : or(eq(users.birthdate, birthdate), isNull(users.birthdate));
  const holders = alias(users, 'holders');
  const people = await context.db
    .select({ person: users, holder: { mail: holders.mail, phone: holders.phone } })
    .from(users)
    .leftJoin(holders, eq(holders.uid, users.parentUid))
    .where(and(mayBeBorn, isOfClub(clubNid)))
    .orderBy(users.lname, users.fname, users.uid);
  const asked = { ...wanted, mail: wanted.mail ?? '' };
  const isSimilar = ({ person, holder }: (typeof people)[number]) =>
    isSimilarPerson(
      {
        ...person,
        mail: person.mail || (holder?.mail ?? ''),
        phone: person.phone || (holder?.phone ?? ''),
      },
      asked,
    );
  return {
    same: people.find(({ person }) => isSamePerson(person, wanted))?.person,
    similar: people
      .filter(isSimilar)
      .map(({ person }) => person)
      .slice(0, mostSimilar),
  };
}

/** More would be a list of everybody with one surname. */
const mostSimilar = 5;

export function alreadyKnown(known: PersonRow): string {
  return fillIn(nl.clubPeople.desk.alreadyKnown, { name: fullName(known) });
}

/** Adds somebody without a login. The address only receives mail, so it may be that of somebody who logs in. */
async function insertPerson(context: Tx, clubNid: number, given: NewPerson): Promise<PersonRow> {
  const { db: tx, clock } = context;
  const { same } = await findAlike(context, { clubNid, who: given });
  if (same) throw refusals.notAvailable(alreadyKnown(same));
  const row = readPerson(context, given);
  const [person] = await tx
    .insert(users)
    .values({ ...row, lastSeenAt: clock.now(), color: personColor() })
    .returning();
  if (!person) throw new Error('The database returned no person');
  await tx.insert(clubMembers).values({ clubNid, uid: person.uid, role: 'member' });
  return person;
}

/** Lets go of a place that is kept for the person, so that the desk takes it. Nobody else's place is touched. */
export async function releaseOwnPlace(
  { db: tx }: Pick<Context, 'db'>,
  { uid, tariffNid }: { readonly uid: number; readonly tariffNid: number },
): Promise<void> {
  const { kind, ref, uid: whose } = reservations;
  await tx
    .delete(reservations)
    .where(and(inArray(kind, ['place', 'offer']), eq(ref, tariffNid), eq(whose, uid)));
}
