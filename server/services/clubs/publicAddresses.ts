import { and, asc, count, countDistinct, eq, exists, gt, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import { clubs, courses, productCategories, products, productVariants } from '../../db/schema.ts';
import { countOffer } from './clubCounts.ts';

/** Pages of the portal that belong to no club, for everybody. */
export const publicPaths = ['/', '/gebruiksvoorwaarden', '/privacy', '/cookies', '/herroepen'] as const;

/** Maximum number of pages of a club that have a fixed path. */
const mostFixed = 10;
/** Rows that are read at once, so that a club with thousands of courses needs no memory. */
const chunkSize = 1_000;

type Needs = Pick<Context, 'db' | 'clock'>;

interface SizedClub {
  readonly url: string;
  /** Maximum number of public pages. */
  readonly pages: number;
}

/** Every club with the number of its public pages, by url. Home finds every club, so none is left out. */
export async function sizesOfClubs({ db, clock }: Needs): Promise<SizedClub[]> {
  const ofCourses = db
    .select({ clubNid: courses.clubNid, count: count().as('course_count') })
    .from(courses)
    .where(gt(courses.lastEndsAt, clock.now()))
    .groupBy(courses.clubNid)
    .as('of_courses');
  const ofProducts = db
    .select({
      clubNid: products.clubNid,
      count: sql<number>`${count()} + ${countDistinct(products.categoryNid)}`.as('product_count'),
    })
    .from(products)
    .groupBy(products.clubNid)
    .as('of_products');
  const rows = await db
    .select({ url: clubs.url, courses: ofCourses.count, products: ofProducts.count })
    .from(clubs)
    .leftJoin(ofCourses, eq(ofCourses.clubNid, clubs.nid))
    .leftJoin(ofProducts, eq(ofProducts.clubNid, clubs.nid))
    .orderBy(asc(clubs.url));
  return rows.map(({ url, ...counts }) => ({
    url,
    pages: mostFixed + Number(counts.courses ?? 0) + Number(counts.products ?? 0),
  }));
}

/**
 * The paths of the pages of a club that a visitor may read and that are worth finding; undefined where there is no such club. Courses
 * that are over are left out, as in the lists.
 */
export async function publicPathsOf(needs: Needs, url: string): Promise<AsyncGenerator<string> | undefined> {
  const [club] = await needs.db.select().from(clubs).where(eq(clubs.url, url));
  if (!club) return undefined;
  const fixed = fixedPaths(club, await countOffer(needs, club.nid));
  return pathsOf(needs, club, fixed);
}

type ClubRow = typeof clubs.$inferSelect;

function fixedPaths(club: ClubRow, offer: Awaited<ReturnType<typeof countOffer>>): string[] {
  const parts = [
    offer.course > 0 && 'cursussen',
    offer.activity > 0 && 'activiteiten',
    offer.ticket > 0 && 'ticketverkoop',
    club.hasForms && 'formulieren',
    hasShop(club) && 'webshop',
    club.conditions.length > 0 && 'voorwaarden',
    'privacy',
  ];
  return [`/${club.url}`, ...parts.flatMap((part) => (part ? [`/${club.url}/${part}`] : []))];
}

async function* pathsOf({ db, clock }: Needs, club: ClubRow, fixed: readonly string[]) {
  yield* fixed;
  if (hasShop(club)) {
    for await (const url of urlsIn((after) => categoriesAfter(db, club.nid, after)))
      yield `/${club.url}/webshop/categorie/${url}`;
    for await (const url of urlsIn((after) => productsAfter(db, club.nid, after)))
      yield `/${club.url}/webshop/${url}`;
  }
  const now = clock.now();
  for await (const url of urlsIn((after) => coursesAfter(db, { club: club.nid, now, after })))
    yield `/${club.url}/${url}`;
}

function hasShop({ addons }: ClubRow): boolean {
  return addons.includes('webshop');
}

interface Addressed {
  readonly nid: number;
  readonly url: string;
}

/** Reads chunk after chunk, each behind the last nid of the one before. */
async function* urlsIn(chunkAfter: (nid: number) => Promise<Addressed[]>): AsyncGenerator<string> {
  let after = 0;
  for (;;) {
    const chunk = await chunkAfter(after);
    for (const { url } of chunk) yield url;
    const last = chunk.at(-1);
    if (!last || chunk.length < chunkSize) return;
    after = last.nid;
  }
}

function coursesAfter(
  db: Database,
  { club, now, after }: { readonly club: number; readonly now: Date; readonly after: number },
): Promise<Addressed[]> {
  return db
    .select({ nid: courses.nid, url: courses.url })
    .from(courses)
    .where(and(eq(courses.clubNid, club), gt(courses.lastEndsAt, now), gt(courses.nid, after)))
    .orderBy(asc(courses.nid))
    .limit(chunkSize);
}

/** A product without variants isn't offered, nor is a category without products worth finding. */
function productsAfter(db: Database, club: number, after: number): Promise<Addressed[]> {
  return db
    .select({ nid: products.nid, url: products.url })
    .from(products)
    .where(and(eq(products.clubNid, club), gt(products.nid, after), exists(variantOf(db, products.nid))))
    .orderBy(asc(products.nid))
    .limit(chunkSize);
}

function categoriesAfter(db: Database, club: number, after: number): Promise<Addressed[]> {
  const offered = db
    .select({ one: sql`1` })
    .from(products)
    .where(and(eq(products.categoryNid, productCategories.nid), exists(variantOf(db, products.nid))));
  return db
    .select({ nid: productCategories.nid, url: productCategories.url })
    .from(productCategories)
    .where(and(eq(productCategories.clubNid, club), gt(productCategories.nid, after), exists(offered)))
    .orderBy(asc(productCategories.nid))
    .limit(chunkSize);
}

function variantOf(db: Database, product: PgColumn) {
  return db.select({ one: sql`1` }).from(productVariants).where(eq(productVariants.productNid, product));
}
