import { daysAfter } from '#rules/brusselsInstant.ts';
import type { IsoDay } from '#rules/brusselsTime.ts';
import type { Database } from '#server/db/database.ts';
import { forms, questions } from '#server/db/schema.ts';
import type { SeedClub, SeedQuestion, SeedSection } from './seedClub.ts';

type QuestionRow = typeof questions.$inferInsert;
type QuestionPlace = Pick<
  QuestionRow,
  | 'clubNid'
  | 'courseNid'
  | 'formNid'
  | 'federation'
  | 'section'
  | 'sectionForOther'
  | 'startsStep'
  | 'sectionVisibleWhen'
>;

/** Inserts the questions of a club's registration form, and its forms outside any course. */
export async function insertQuestions(tx: Database, seed: SeedClub, today: IsoDay): Promise<void> {
  const clubNid = seed.club.nid;
  const registration = seed.questions.flatMap(({ course, federation, fields, ...section }) => {
    const about = { clubNid, courseNid: course ?? null, federation: federation ?? null };
    const asked = { ...about, ...sectionColumns(section) };
    return fields.map((field) => questionRow(field, asked, today));
  });
  await insertInOrder(tx, registration);
  for (const { opensInDays, closesInDays, sections, ...form } of seed.forms ?? []) {
    await tx.insert(forms).values({
      ...form,
      clubNid,
      opensOn: opensInDays === undefined ? null : daysAfter(today, opensInDays),
      closesOn: closesInDays === undefined ? null : daysAfter(today, closesInDays),
    });
    const rows = sections.flatMap(({ fields, ...section }) =>
      fields.map((field) =>
        questionRow(field, { clubNid, formNid: form.nid, ...sectionColumns(section) }, today),
      ),
    );
    await insertInOrder(tx, rows);
  }
}

async function insertInOrder(tx: Database, rows: readonly Omit<QuestionRow, 'position'>[]): Promise<void> {
  await tx.insert(questions).values(rows.map((row, position) => ({ ...row, position })));
}

function sectionColumns(section: Omit<SeedSection, 'fields'>) {
  const { title, titleForOther = '', step = false, visibleWhen = null } = section;
  return {
    section: title,
    sectionForOther: titleForOther,
    startsStep: step,
    sectionVisibleWhen: visibleWhen,
  };
}

function questionRow(
  field: SeedQuestion,
  place: QuestionPlace,
  today: IsoDay,
): Omit<QuestionRow, 'position'> {
  return {
    ...place,
    qid: field.qid,
    type: field.type,
    question: field.question,
    questionForOther: field.questionForOther ?? '',
    help: field.help ?? '',
    placeholder: field.placeholder ?? '',
    options: field.options?.map(optionRow) ?? null,
    required: field.required ?? false,
    defaultKey: field.defaultKey ?? null,
    config: field.config ? { ...field.config } : null,
    fields: field.fields?.map((one) => ({ ...one })) ?? null,
    courseInfo: field.courseInfo ?? null,
    visibleWhen: field.visibleWhen ?? null,
    requiredWhen: field.requiredWhen ?? null,
    isForTeachers: field.isForTeachers ?? false,
    isSensitive: field.isSensitive ?? field.isConsent ?? false,
    isConsent: field.isConsent ?? false,
    keptUntil: field.keptUntil ?? null,
    changeable: field.changeableForDays === undefined ? null : daysAfter(today, field.changeableForDays),
  };
}

type OptionRow = NonNullable<QuestionRow['options']>[number];

function optionRow(option: NonNullable<SeedQuestion['options']>[number]): OptionRow {
  if (typeof option === 'string') return [option, option];
  const [value, label, visibleWhen] = option;
  return visibleWhen ? [value, label, visibleWhen] : [value, label];
}
