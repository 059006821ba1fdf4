import { inArray } from 'drizzle-orm';
import type { Database } from '#server/db/database.ts';
import { askedForms } from '#server/db/schema.ts';
import type { QuestionRow } from '../askedQuestions.ts';

/** Keeps the questions of a form by its version, once, so that answers are read by what was asked then. */
export async function keepAskedForm(
  tx: Database,
  version: string,
  rows: readonly QuestionRow[],
): Promise<void> {
  const questions = rows.map(({ id: _id, clubNid: _club, position: _position, ...asked }) => asked);
  await tx.insert(askedForms).values({ version, questions }).onConflictDoNothing();
}

/** The questions of forms by version, in the order of the form. A form from before they were kept has none. */
export async function loadAskedForms(
  db: Database,
  clubNid: number,
  versions: readonly string[],
): Promise<ReadonlyMap<string, readonly QuestionRow[]>> {
  const found = await db
    .select()
    .from(askedForms)
    .where(inArray(askedForms.version, [...new Set(versions)]));
  return new Map(
    found.map(({ version, questions }) => [
      version,
      questions.map((asked, position) => ({ ...asked, id: position, position, clubNid })),
    ]),
  );
}
