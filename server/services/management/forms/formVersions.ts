import { and, desc, eq, notInArray } from 'drizzle-orm';
import type { FormVersion } from '#schemas/entities/forms/builtForm.ts';
import { unixSecondsOf } from '#server/clock.ts';
import type { Database } from '#server/db/database.ts';
import { formVersions, users } from '#server/db/schema.ts';
import { fieldsOf } from '#server/http/reading/fieldsOf.ts';
import { refusals } from '#server/http/refused.ts';
import { fullName } from '../../people/people.ts';
import { type BuiltForm, isOfBuiltForm } from './builtForm.ts';

/** The most versions of a form. Earlier ones are forgotten. */
const mostVersions = 50;

type Sections = (typeof formVersions.$inferSelect)['sections'];

interface NewVersion {
  readonly form: BuiltForm;
  readonly version: string;
  readonly sections: Sections;
  /** null: it was there before. */
  readonly madeBy: number | null;
  readonly madeAt: Date;
}

/** Keeps a version of a form, in the transaction that saves the form. */
export async function keepFormVersion(tx: Database, { form, ...values }: NewVersion): Promise<void> {
  await tx.insert(formVersions).values({ ...form, ...values });
  const newest = tx
    .select({ id: formVersions.id })
    .from(formVersions)
    .where(isOfBuiltForm(formVersions, form))
    .orderBy(desc(formVersions.id))
    .limit(mostVersions);
  await tx
    .delete(formVersions)
    .where(and(isOfBuiltForm(formVersions, form), notInArray(formVersions.id, newest)));
}

/** The last version of a form that was saved in the browser, with who saved it; `undefined` for none. */
export async function loadLastVersion(db: Database, form: BuiltForm) {
  const [last] = await db
    .select({
      version: formVersions.version,
      madeBy: formVersions.madeBy,
      at: formVersions.madeAt,
      user: users,
    })
    .from(formVersions)
    .leftJoin(users, eq(users.uid, formVersions.madeBy))
    .where(isOfBuiltForm(formVersions, form))
    .orderBy(desc(formVersions.id))
    .limit(1);
  return last && { ...last, by: last.user ? fullName(last.user) : null };
}

/** The versions of a form, the latest first. */
export async function loadFormVersions(db: Database, form: BuiltForm): Promise<FormVersion[]> {
  const rows = await db
    .select({ version: formVersions, user: users })
    .from(formVersions)
    .leftJoin(users, eq(users.uid, formVersions.madeBy))
    .where(isOfBuiltForm(formVersions, form))
    .orderBy(desc(formVersions.id));
  return rows.map(({ version, user }) => ({
    id: version.id,
    at: unixSecondsOf(version.madeAt),
    by: user ? fullName(user) : null,
    questions: version.sections.flatMap((section) => fieldsIn(section)).length,
  }));
}

export async function requireFormVersion(db: Database, form: BuiltForm, id: number): Promise<Sections> {
  const [found] = await db
    .select({ sections: formVersions.sections })
    .from(formVersions)
    .where(and(isOfBuiltForm(formVersions, form), eq(formVersions.id, id)));
  if (!found) throw refusals.notFound();
  return found.sections;
}

/** The qids of questions that a form had in an earlier version. They may come back with their answers. */
export async function loadEarlierQids(db: Database, form: BuiltForm): Promise<ReadonlySet<number>> {
  const rows = await db
    .select({ sections: formVersions.sections })
    .from(formVersions)
    .where(isOfBuiltForm(formVersions, form));
  return new Set(
    rows.flatMap(({ sections }) =>
      sections.flatMap((section) => fieldsIn(section).map(({ qid }) => Number(qid))),
    ),
  );
}

function fieldsIn(section: Readonly<Record<string, unknown>>) {
  const { fields } = section;
  return Array.isArray(fields) ? fields.map((field: unknown) => fieldsOf(field)) : [];
}
