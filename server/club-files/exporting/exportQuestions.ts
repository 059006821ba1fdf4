import { and, asc, eq, isNotNull, isNull } from 'drizzle-orm';
import type { CheckInFile } from '#schemas/club-file/checkInFile.ts';
import type { ConditionInFile } from '#schemas/club-file/conditionInFile.ts';
import { FormInFile, QuestionInFile } from '#schemas/club-file/questionInFile.ts';
import type { ClubFile } from '#schemas/clubFile.ts';
import type { Database } from '../../db/database.ts';
import { forms, questions } from '../../db/schema.ts';
import { fieldsOf } from '../../http/reading/fieldsOf.ts';
import { converted } from '../convertedFields.ts';
import { keptFields } from '../keptFields.ts';
import { mapChecks } from '../mapExpression.ts';
import { mapQuestion, type QuestionChange } from '../mapQuestion.ts';
import { mapTests } from '../mapTests.ts';
import { rowQuestionInFile } from '../rowQuestion.ts';

type QuestionRow = typeof questions.$inferSelect;
type Urls = ReadonlyMap<number, string>;

export async function exportRegistration(
  db: Database,
  clubNid: number,
  courses: Urls,
): Promise<ClubFile['questions']> {
  const rows = await db
    .select()
    .from(questions)
    .where(and(eq(questions.clubNid, clubNid), isNull(questions.formNid)))
    .orderBy(asc(questions.position), asc(questions.id));
  return runsOf(rows).map(([first, ...others]) => {
    const course = first.courseNid === null ? undefined : courses.get(first.courseNid);
    return {
      ...sectionInFile(first, courses),
      ...(course !== undefined && { course }),
      ...(first.federation !== null && { federation: first.federation }),
      questions: [first, ...others].map((row) => questionInFile(row, courses)),
    };
  });
}

export async function exportForms(db: Database, clubNid: number): Promise<ClubFile['forms']> {
  const formRows = await db.select().from(forms).where(eq(forms.clubNid, clubNid)).orderBy(asc(forms.nid));
  const rows = await db
    .select()
    .from(questions)
    .where(and(eq(questions.clubNid, clubNid), isNotNull(questions.formNid)))
    .orderBy(asc(questions.position), asc(questions.id));
  return formRows.map((form) => ({
    ...{ nid: form.nid, ...keptFields(FormInFile, form, converted.form) },
    sections: runsOf(rows.filter(({ formNid }) => formNid === form.nid)).map(([first, ...others]) => ({
      ...sectionInFile(first, new Map()),
      questions: [first, ...others].map((row) => questionInFile(row, new Map())),
    })),
  }));
}

type Run = [QuestionRow, ...QuestionRow[]];

/** Groups consecutive questions into sections: same titles, same people, same step, condition and rules. */
function runsOf(rows: readonly QuestionRow[]): Run[] {
  const runs: Run[] = [];
  for (const row of rows) {
    const last = runs.at(-1);
    if (last && sectionOf(last[0]) === sectionOf(row)) last.push(row);
    else runs.push([row]);
  }
  return runs;
}

function sectionOf(row: QuestionRow): string {
  const { section, sectionForOther, courseNid, federation, startsStep, sectionVisibleWhen, sectionChecks } =
    row;
  const ofPeople = [section, sectionForOther, courseNid, federation];
  return JSON.stringify([...ofPeople, startsStep, sectionVisibleWhen, sectionChecks]);
}

function sectionInFile(row: QuestionRow, courses: Urls) {
  const { section, sectionForOther, startsStep, sectionVisibleWhen, sectionChecks } = row;
  return {
    ...{ title: section, titleForOther: sectionForOther, step: startsStep },
    ...(sectionVisibleWhen && { visibleWhen: conditionInFile(sectionVisibleWhen, courses) }),
    ...(sectionChecks && { checks: checksInFile(sectionChecks, courses) }),
  };
}

function changeFor(courses: Urls): QuestionChange {
  return {
    condition: (condition) => conditionInFile(fieldsOf(condition), courses),
    reference: (name) => name,
  };
}

/** Rules come only from a club file or the demo data, and both allow only those of the schema. */
function checksInFile(checks: readonly Readonly<Record<string, unknown>>[], courses: Urls): CheckInFile[] {
  return mapChecks(checks, changeFor(courses)) as unknown as CheckInFile[];
}

function questionInFile(row: QuestionRow, courses: Urls): QuestionInFile {
  const { qid, options, config } = row;
  const change = changeFor(courses);
  return {
    // Questions come only from a club file or the demo data, and both allow only types of the schema.
    ...{ qid, type: row.type as QuestionInFile['type'] },
    ...keptFields(QuestionInFile, row, converted.question),
    ...(options && {
      options: options.map(([value, label, when, picture]) => ({
        ...{ value, label },
        ...(when && { visibleWhen: conditionInFile(when, courses) }),
        ...(picture && { image: picture.image }),
        ...(picture?.alt !== undefined && { imageAlt: picture.alt }),
      })),
    }),
    ...(config && { config: { ...(mapQuestion({ config }, change).config as typeof config) } }),
    ...(row.fields && { fields: row.fields.map((field) => rowQuestionInFile(field, change)) }),
    ...(row.visibleWhen && { visibleWhen: conditionInFile(row.visibleWhen, courses) }),
    ...(row.requiredWhen && { requiredWhen: conditionInFile(row.requiredWhen, courses) }),
    ...(row.disabledWhen && { disabledWhen: conditionInFile(row.disabledWhen, courses) }),
    ...(row.readOnlyWhen && { readOnlyWhen: conditionInFile(row.readOnlyWhen, courses) }),
    ...(row.checks && { checks: checksInFile(row.checks, courses) }),
    // A consent is sensitive in the database, because no other person may get its answer.
    isSensitive: row.isSensitive && !row.isConsent,
    ...(row.isConsent && { isConsent: true }),
    ...(row.changeable !== null && { changeable: changeableInFile(row.changeable) }),
  };
}

function changeableInFile(stored: string): NonNullable<QuestionInFile['changeable']> {
  return stored === 'yes' || stored === 'no' ? stored === 'yes' : stored;
}

function conditionInFile(stored: Readonly<Record<string, unknown>>, courses: Urls): ConditionInFile {
  // Conditions come only from a club file or the demo data, and both allow only those of the schema.
  return mapTests(stored, ({ qid, nid, ...test }) => {
    const course = courses.get(Number(nid ?? 0));
    // In a group a qid is a name.
    return {
      qid: typeof qid === 'string' ? qid : Number(qid),
      ...(course !== undefined && { course }),
      ...test,
    };
  }) as ConditionInFile;
}
