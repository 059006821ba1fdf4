import type { Database } from '#server/db/database.ts';
import { isOneOf } from '#server/db/isOneOf.ts';
import { questions } from '#server/db/schema.ts';
import type { Part } from '../../parts/part.ts';
import type { FoundFault } from '../../texts/fault.ts';
import { partTables } from '../partTables.ts';

/** Finds new parts whose number belongs to another club, or to another part of the same club. */
export async function foreignNumberFaults(db: Database, fresh: readonly Part[]): Promise<FoundFault[]> {
  const faults: FoundFault[] = [];
  const byKind = Map.groupBy(
    fresh.filter(({ number }) => number !== undefined),
    ({ kind }) => kind,
  );
  for (const [kind, parts] of byKind) {
    const numbers = parts.flatMap(({ number }) => number ?? []);
    const taken = kind === 'question' ? await takenQids(db, numbers) : await takenNids(db, kind, numbers);
    const field = kind === 'question' ? 'qid' : 'nid';
    for (const { path, number } of parts.filter((part) => taken.has(part.number ?? 0) && !isOfCourse(part)))
      faults.push({
        path: `${path}.${field}`,
        say: ({ importing }) => importing.foreignNumber(number, field),
      });
  }
  return faults;
}

/** A qid of a course is unique within that course only. */
function isOfCourse({ kind, parent }: Part): boolean {
  return kind === 'question' && parent?.kind === 'course';
}

async function takenNids(
  db: Database,
  kind: keyof typeof partTables,
  nids: number[],
): Promise<ReadonlySet<number>> {
  const table = partTables[kind];
  const rows = await db.select({ nid: table.nid }).from(table).where(isOneOf(table.nid, nids));
  return new Set(rows.map(({ nid }) => nid));
}

async function takenQids(db: Database, qids: number[]): Promise<ReadonlySet<number>> {
  const rows = await db.select({ qid: questions.qid }).from(questions).where(isOneOf(questions.qid, qids));
  return new Set(rows.map(({ qid }) => qid));
}
