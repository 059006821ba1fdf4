import { and, asc, eq, getTableColumns, inArray, isNull, or } from 'drizzle-orm';
import type { Database } from '#server/db/database.ts';
import {
  additionalServices,
  coupleInvites,
  courseSessions,
  courses,
  passes,
  users,
} from '#server/db/schema.ts';
import type { CartSelection } from '#server/services/cart/cartSelection.ts';
import { loadGoods } from '#server/services/webshop/loadProducts.ts';
import type { CartFacts, SelectionToPrice } from './cartFacts.ts';

/**
 * Loads the family when the cart has a course by two. A member may be the partner, and an invited partner can't have a member's
 * address. Another parent is invited by mail as anybody else.
 */
export async function loadFamily(
  db: Database,
  { couples, heldBy, household, shared }: CartSelection,
): Promise<CartFacts['family']> {
  if (couples.size === 0) return [];
  const { uid, fname, lname, birthdate, mail, confirmedMail, secondMail } = users;
  return db
    .select({ uid, fname, lname, birthdate, mail, confirmedMail, secondMail })
    .from(users)
    .where(
      or(
        eq(uid, heldBy),
        and(eq(users.parentUid, household), isNull(users.coParentSince)),
        inArray(uid, [...shared]),
      ),
    )
    .orderBy(asc(uid));
}

/**
 * The invitations that the cart answers. Each opens a place of its own tariff only, so one that is named for another tariff is
 * left out.
 */
export async function loadInvites(db: Database, { couples }: CartSelection): Promise<CartFacts['invites']> {
  const answered = [...couples.values()].flatMap((couple) =>
    couple.with === 'inviter' ? [couple.cciid] : [],
  );
  if (answered.length === 0) return [];
  const found = await db.select().from(coupleInvites).where(inArray(coupleInvites.cciid, answered));
  return found.filter(({ cciid, tariffNid }) => {
    const couple = couples.get(tariffNid);
    return couple?.with === 'inviter' && couple.cciid === cciid;
  });
}

/** The wanted sessions of these courses, by start. */
export async function loadTrialSessions(
  db: Database,
  { trials }: CartSelection,
  courseNids: readonly number[],
): Promise<CartFacts['trialSessions']> {
  if (trials.length === 0 || courseNids.length === 0) return [];
  return db
    .select()
    .from(courseSessions)
    .where(and(inArray(courseSessions.nid, [...trials]), inArray(courseSessions.courseNid, [...courseNids])))
    .orderBy(asc(courseSessions.startsAt));
}

export async function loadServices(
  db: Database,
  { services, club }: CartSelection,
): Promise<CartFacts['services']> {
  const wanted = services.map(({ serviceNid }) => serviceNid);
  if (wanted.length === 0) return [];
  return db
    .select(getTableColumns(additionalServices))
    .from(additionalServices)
    .innerJoin(courses, eq(courses.nid, additionalServices.courseNid))
    .where(and(eq(courses.clubNid, club.nid), inArray(additionalServices.nid, wanted)));
}

export async function loadPasses(db: Database, selection: CartSelection): Promise<CartFacts['passes']> {
  const { club } = selection;
  if (selection.passes.length === 0 || !club.addons.includes('passes')) return [];
  return db
    .select()
    .from(passes)
    .where(and(eq(passes.clubNid, club.nid), inArray(passes.nid, [...selection.passes])));
}

export async function loadVariants(
  db: Database,
  selection: SelectionToPrice,
): Promise<CartFacts['products']> {
  const { club } = selection;
  const wanted = selection.products.map(({ variantNid }) => variantNid);
  if (wanted.length === 0 || !club.addons.includes('webshop')) return [];
  return selection.goods ?? loadGoods(db, { clubNid: club.nid, variantNids: wanted });
}
