import { and, asc, eq, inArray } from 'drizzle-orm';
import { rolesWithScreens } from '#rules/clubRoles.ts';
import type { StaffRole } from '#schemas/entities/people/clubRole.ts';
import type { Database } from '#server/db/database.ts';
import { clubMembers, clubs } from '#server/db/schema.ts';

/** Whether a role of `managedClubs` opens the admin panel, which knows no other roles. */
export function isAdmin({ role }: { readonly role: StaffRole }): boolean {
  return role === 'admin';
}

/** The clubs where a person has a role with a screen for managers, by title. A club that blocked the person is left out. */
export async function managedClubs(db: Database, uid: number) {
  const found = await db
    .select({ nid: clubs.nid, url: clubs.url, title: clubs.title, role: clubMembers.role })
    .from(clubMembers)
    .innerJoin(clubs, eq(clubs.nid, clubMembers.clubNid))
    .where(
      and(
        eq(clubMembers.uid, uid),
        inArray(clubMembers.role, rolesWithScreens),
        eq(clubMembers.isBlocked, false),
      ),
    )
    .orderBy(asc(clubs.title), asc(clubs.nid));
  return found.flatMap(({ role, ...club }) => (role === 'member' ? [] : { ...club, role }));
}
