import { and, eq, notExists } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { courseTerms, terms } from '../../db/schema.ts';

interface TermsOfCourse {
  readonly clubNid: number;
  readonly courseNid: number;
  readonly taxonomies: readonly string[];
  readonly levels: readonly string[];
}

/** Saves the terms of a course from its club's own lists, and adds the new terms to those lists. */
export async function saveTerms(tx: Database, course: TermsOfCourse): Promise<void> {
  const { clubNid, courseNid } = course;
  const known = await tx.select().from(terms).where(eq(terms.clubNid, clubNid));
  await tx.delete(courseTerms).where(eq(courseTerms.courseNid, courseNid));
  const wanted = [
    ...course.taxonomies.map((title) => ({ list: 'taxonomy' as const, title })),
    ...course.levels.map((title) => ({ list: 'level' as const, title })),
  ];
  for (const term of wanted) {
    const found = known.find(({ list, title }) => list === term.list && title === term.title);
    const nid = found?.nid ?? (await insertTerm(tx, { ...term, clubNid }));
    await tx.insert(courseTerms).values({ courseNid, termNid: nid });
  }
}

async function insertTerm(tx: Database, term: typeof terms.$inferInsert): Promise<number> {
  const [row] = await tx.insert(terms).values(term).returning({ nid: terms.nid });
  if (!row) throw new Error('The database returned no term');
  return row.nid;
}

/** Removes terms that no course has any more: as a filter they would find nothing. */
export async function removeUnusedTerms(tx: Database, clubNid: number): Promise<void> {
  const used = tx.select().from(courseTerms).where(eq(courseTerms.termNid, terms.nid));
  await tx.delete(terms).where(and(eq(terms.clubNid, clubNid), notExists(used)));
}
