import { eq } from 'drizzle-orm';
import type { Database } from '#server/db/database.ts';
import { answers } from '#server/db/schema.ts';
import { loadNationalNumber } from '../../people/nationalNumbers.ts';
import type { Person } from '../../people/people.ts';

/** The known answers of a person before a form is filled in. */
export interface EarlierAnswers {
  /** By `qid_nid`, in the format of the wire. */
  readonly stored: ReadonlyMap<string, unknown>;
  /** Supplies answers to questions that were not answered yet. */
  readonly profile?: Person;
  /** The family member who fills in the form for somebody else. Their contact details complete the profile. */
  readonly filler?: Person | undefined;
  /** Stored apart from all other answers; '' when unknown. */
  readonly nationalNumber: string;
}

export async function loadEarlierAnswers(db: Database, uid: number): Promise<EarlierAnswers> {
  const rows = await db.select().from(answers).where(eq(answers.uid, uid));
  return {
    stored: new Map(rows.map(({ qid, nid, value }) => [`${qid}_${nid}`, value])),
    nationalNumber: await loadNationalNumber(db, uid),
  };
}
