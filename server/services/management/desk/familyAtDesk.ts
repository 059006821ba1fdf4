import { and, eq, isNull, ne, sql } from 'drizzle-orm';
import { isSameFamily, type KnownHousehold } from '#rules/reductions/sameFamily.ts';
import type { Database } from '#server/db/database.ts';
import { users } from '#server/db/schema.ts';
import type { ClubRow } from '../../clubs/clubs.ts';
import type { PersonRow } from '../../people/lockPerson.ts';
import { hasConfirmedMail } from '../../people/login-mail/unconfirmedMail.ts';
import { fullName } from '../../people/people.ts';
import { isOfClub } from '../people/clubPeople.ts';

/** The holder of another household of the club that is one family with the person at the desk. */
interface RelatedHolder {
  readonly uid: number;
  readonly name: string;
}

/**
 * Finds the other households of the club with the address of this one. Two desks at once can't both find that they are the first: the
 * address is locked until the transaction ends.
 * Decision: docs/decisions/0325-one-address-is-one-family-at-the-desk.md
 */
export async function familyAtDesk(
  tx: Database,
  { club, household }: { readonly club: ClubRow; readonly household: number },
): Promise<readonly RelatedHolder[]> {
  const [holder] = await tx.select().from(users).where(eq(users.uid, household));
  if (!holder?.mail) return [];
  const lock = `desk ${club.nid} ${holder.mail}`;
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${lock}, 0))`);
  const others = await tx
    .select()
    .from(users)
    .where(
      and(
        eq(users.mail, holder.mail),
        ne(users.uid, household),
        isNull(users.parentUid),
        // A guest bought tickets by an address that nobody confirmed.
        eq(users.isGuest, false),
        isOfClub(club.nid),
      ),
    )
    .orderBy(users.uid);
  const own = knownHousehold(holder);
  return others
    .filter((other) => isSameFamily(own, knownHousehold(other), club.mail))
    .map((other) => ({ uid: other.uid, name: fullName(other) }));
}

function knownHousehold(holder: PersonRow): KnownHousehold {
  return {
    mail: holder.mail,
    hasLogin: holder.passwordHash !== null,
    isConfirmed: hasConfirmedMail(holder),
  };
}
