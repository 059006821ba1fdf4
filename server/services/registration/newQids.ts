import { sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { answers, formVersions, questions, submissionAnswers } from '../../db/schema.ts';
import { firstConsentQid } from './answers/healthConsent.ts';

/** Advisory lock of all that writes questions. The number is arbitrary; no other lock may use it. */
const formsLock = 5_182_040_117;

/** Locks all that writes questions, so that they run one at a time: imports, and managers who save or copy a form. */
export async function lockForms(tx: Database): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${formsLock})`);
}

/**
 * The highest qid that was ever given to a question of a club. A new question gets a higher one: otherwise an old answer would count
 * for it, or a question of an earlier version of a form could not come back. The consents about health have qids far above those.
 */
export async function highestQid(db: Database): Promise<number> {
  const inVersions = sql`select (field->>'qid')::int as qid from ${formVersions},
    jsonb_array_elements(${formVersions.sections}) as section, jsonb_array_elements(section->'fields') as field`;
  const [row] = await db
    .select({
      most: sql<
        number | null
      >`greatest((select max(qid) from ${questions}), (select max(qid) from ${answers} where qid < ${firstConsentQid}),
        (select max(qid) from ${submissionAnswers} where qid < ${firstConsentQid}), (select max(qid) from (${inVersions}) as earlier))`,
    })
    .from(sql`(values (1)) as one`);
  return row?.most ?? 0;
}
