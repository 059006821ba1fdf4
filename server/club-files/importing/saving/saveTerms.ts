import { and, eq, notExists } from 'drizzle-orm';
import type { Database } from '#server/db/database.ts';
import { isOneOf } from '#server/db/isOneOf.ts';
import { courseTerms, terms } from '#server/db/schema.ts';
import type { SavedPart } from './savedPart.ts';
import { textsIn } from './textsIn.ts';

type Term = Pick<typeof terms.$inferSelect, 'list' | 'title'>;

/** Saves the terms of courses from their club's own lists, and adds the new terms to those lists. */
export async function saveTerms(tx: Database, clubNid: number, courses: readonly SavedPart[]): Promise<void> {
  const wanted = (['taxonomy', 'level'] as const).flatMap((list) =>
    courses.flatMap(({ number, values }) =>
      textsIn(list === 'taxonomy' ? values.taxonomies : values.levels).map((title) => ({
        ...{ courseNid: number, list, title },
      })),
    ),
  );
  const there = await tx.select().from(terms).where(eq(terms.clubNid, clubNid));
  const known = new Map(there.map((term) => [keyOf(term), term.nid]));
  const missing = new Map(
    wanted.filter((term) => !known.has(keyOf(term))).map((term) => [keyOf(term), term]),
  );
  if (missing.size > 0) {
    const rows = [...missing.values()].map(({ list, title }) => ({ clubNid, list, title }));
    for (const term of await tx.insert(terms).values(rows).returning()) known.set(keyOf(term), term.nid);
  }
  await tx.delete(courseTerms).where(
    isOneOf(
      courseTerms.courseNid,
      courses.map(({ number }) => number),
    ),
  );
  const links = wanted.flatMap((term) => {
    const termNid = known.get(keyOf(term));
    return termNid === undefined ? [] : [{ courseNid: term.courseNid, termNid }];
  });
  if (links.length > 0) await tx.insert(courseTerms).values(links);
}

function keyOf({ list, title }: Term): string {
  return `${list} ${title}`;
}

/** Removes terms that no course has any more: as a filter they would find nothing. */
export async function removeUnusedTerms(tx: Database, clubNid: number): Promise<void> {
  const used = tx.select().from(courseTerms).where(eq(courseTerms.termNid, terms.nid));
  await tx.delete(terms).where(and(eq(terms.clubNid, clubNid), notExists(used)));
}
