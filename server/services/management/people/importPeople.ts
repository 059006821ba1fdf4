import type { ImportedPeople } from '#schemas/entities/desk/importedPeople.ts';
import type { OperationRequest } from '#schemas/operations.ts';
import { todayOf } from '#server/clock.ts';
import type { Context } from '#server/context.ts';
import type { Database } from '#server/db/database.ts';
import { insertRows } from '#server/db/insertRows.ts';
import { clubMembers, users } from '#server/db/schema.ts';
import { refusals } from '#server/http/refused.ts';
import { nl } from '#server/texts/nl.ts';
import type { ClubRow } from '../../clubs/clubs.ts';
import { inviteToClaim } from '../../logins/records/claims.ts';
import { checkPerson } from '../../people/checkPerson.ts';
import { isMail } from '../../people/mailProblem.ts';
import { personColor } from '../../people/personColor.ts';
import { noteAction } from '../noteAction.ts';
import { isOfClub } from './clubPeople.ts';

type Row = OperationRequest<'import_people'>['rows'][number];
type Verdict = ImportedPeople['rows'][number];

interface Import {
  readonly club: ClubRow;
  /** The uid of the manager. */
  readonly by: number;
  readonly rows: readonly Row[];
  /** Whether each address gets a link. */
  readonly invites: boolean;
}

type Tx = Pick<Context, 'db' | 'clock' | 'portalOrigin'>;

interface Checked {
  readonly verdict: Verdict;
  readonly person: Person | undefined;
  /** The people of the club with that name and birthdate. */
  readonly uids: readonly number[];
}

interface Person {
  readonly fname: string;
  readonly lname: string;
  readonly birthdate: string | null;
  readonly phone: string;
  readonly mail: string | null;
}

/** Judges the rows of a spreadsheet. Only people of the club count as known: whether an address logs in elsewhere is nobody's business. */
export async function judgeImport({ db, clock }: Pick<Context, 'db' | 'clock'>, wanted: Import) {
  const known = await loadKnown(db, wanted.club.nid);
  const seen = new Set<string>();
  const today = todayOf(clock);
  const checked = wanted.rows.map((row): Checked => {
    const { person, problem } = readRow(row, today);
    if (problem !== undefined) return { verdict: { state: 'wrong', problem }, person: undefined, uids: [] };
    const key = keyOf(person);
    const uids = known.get(key) ?? [];
    const state = uids.length > 0 ? 'known' : seen.has(key) ? 'double' : 'new';
    seen.add(key);
    return { verdict: { state, problem: '' }, person: state === 'new' ? person : undefined, uids };
  });
  const people = checked.flatMap(({ person }) => person ?? []);
  const addresses = new Set(people.flatMap(({ mail }) => mail ?? []));
  const result: ImportedPeople = {
    rows: checked.map(({ verdict }) => verdict),
    ...{ added: people.length, mails: wanted.invites ? addresses.size : 0 },
  };
  return { people, known: [...new Set(checked.flatMap(({ uids }) => uids))], result };
}

/**
 * Adds the new people of a spreadsheet as people without a login, in one transaction of the caller, and mails each address a link. A wrong
 * row refuses all. Whoever the club knew is on its list of members from now on too: they may register before the others.
 * Decision: docs/decisions/0301-two-records-become-one-when-both-agree.md
 */
export async function importPeople(context: Tx, wanted: Import): Promise<ImportedPeople> {
  const { db: tx, clock } = context;
  const { club, by } = wanted;
  const { people, known, result } = await judgeImport(context, wanted);
  if (result.rows.some(({ state }) => state === 'wrong'))
    throw refusals.notAvailable(nl.clubPeople.import.wrongRows);
  const now = clock.now();
  const inserted: { uid: number; mail: string | null }[] = [];
  for (let at = 0; at < people.length; at += batch)
    inserted.push(
      ...(await tx
        .insert(users)
        .values(
          people.slice(at, at + batch).map((one) => ({ ...one, lastSeenAt: now, color: personColor() })),
        )
        .returning({ uid: users.uid, mail: users.mail })),
    );
  await insertRows(
    tx,
    clubMembers,
    inserted.map(({ uid }) => ({ clubNid: club.nid, uid, role: 'member' as const, listedAt: now })),
  );
  await listKnown(tx, { clubNid: club.nid, uids: known, now });
  if (wanted.invites) await inviteToClaim(context, club, inserted);
  await noteAction(context, {
    ...{ clubNid: club.nid, by, action: 'import-people', oid: null },
    details: { what: nl.clubPeople.import.what(people.length, known.length) },
  });
  return result;
}

const batch = 500;

/** Puts people whom the club knew on its list of members. Their role at the club stays. */
async function listKnown(
  tx: Database,
  { clubNid, uids, now }: { readonly clubNid: number; readonly uids: readonly number[]; readonly now: Date },
): Promise<void> {
  const { clubNid: club, uid } = clubMembers;
  for (let at = 0; at < uids.length; at += batch)
    await tx
      .insert(clubMembers)
      .values(
        uids
          .slice(at, at + batch)
          .map((one) => ({ clubNid, uid: one, role: 'member' as const, listedAt: now })),
      )
      .onConflictDoUpdate({ target: [club, uid], set: { listedAt: now } });
}

/** The uids of the people of a club, by name and birthdate. */
async function loadKnown(db: Database, clubNid: number): Promise<ReadonlyMap<string, readonly number[]>> {
  const { uid, fname, lname, birthdate } = users;
  const rows = await db.select({ uid, fname, lname, birthdate }).from(users).where(isOfClub(clubNid));
  const byKey = Map.groupBy(rows, keyOf);
  return new Map([...byKey].map(([key, people]) => [key, people.map((one) => one.uid)]));
}

function keyOf({ fname, lname, birthdate }: Pick<Person, 'fname' | 'lname' | 'birthdate'>): string {
  return `${fname} ${lname} ${birthdate ?? ''}`.toLowerCase();
}

type Read =
  | { readonly person: Person; readonly problem?: undefined }
  | { readonly person?: undefined; readonly problem: string };

function readRow({ fname, lname, birthdate = '', mail = '', phone = '' }: Row, today: string): Read {
  const given = {
    ...{ fname, lname },
    ...(birthdate !== '' && { birthdate }),
    ...(mail !== '' && { mail }),
    ...(phone !== '' && { phone }),
  };
  const check = checkPerson(given, ['fname', 'lname'], { today });
  const [problem] = check.problems;
  if (problem) return { problem: problem.message };
  const address = check.text('mail');
  if (address !== '' && !isMail(address)) return { problem: nl.clubPeople.desk.oneMail };
  return {
    person: {
      ...{ fname: check.text('fname'), lname: check.text('lname'), phone: check.text('phone') },
      ...{ birthdate: check.text('birthdate') || null, mail: address || null },
    },
  };
}
