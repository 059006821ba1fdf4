import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { answers } from '../../db/schema.ts';
import { loadNationalNumber } from '../people/nationalNumbers.ts';
import type { Person } from '../people/people.ts';

/** What is known of a person before a form is filled in. */
export interface EarlierAnswers {
  /** By `qid_nid`, as the wire has them. */
  readonly stored: ReadonlyMap<string, unknown>;
  /** Stands in where nothing was answered yet. */
  readonly profile?: Person;
  /** Kept apart from all other answers; '' where it is unknown. */
  readonly nationalNumber: string;
}

export async function loadEarlierAnswers(db: Database, uid: number): Promise<EarlierAnswers> {
  const rows = await db.select().from(answers).where(eq(answers.uid, uid));
  return {
    stored: new Map(rows.map(({ qid, nid, value }) => [`${qid}_${nid}`, value])),
    nationalNumber: await loadNationalNumber(db, uid),
  };
}
