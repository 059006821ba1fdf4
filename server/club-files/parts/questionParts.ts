import { cutText } from '#rules/cutText.ts';
import { FormInFile, QuestionInFile, type SectionInFile } from '#schemas/club-file/questionInFile.ts';
import type { ClubFile } from '#schemas/clubFile.ts';
import type { forms, questions } from '../../db/schema.ts';
import { fieldsOf } from '../../http/reading/fieldsOf.ts';
import { converted } from '../convertedFields.ts';
import { keptColumns } from '../keptFields.ts';
import { mapChecks } from '../mapExpression.ts';
import { mapQuestion, type QuestionChange } from '../mapQuestion.ts';
import { mapTests } from '../mapTests.ts';
import { rowQuestionOnWire } from '../rowQuestion.ts';
import { makePart, type Part, partId, type Row, type RowPlace, titleIn } from './part.ts';

interface QuestionPlace {
  readonly path: string;
  readonly section: Pick<SectionInFile, 'title' | 'titleForOther' | 'step' | 'visibleWhen' | 'checks'>;
  readonly federation?: string;
  readonly position: number;
  /** The club, course or form that the question belongs to. */
  readonly parent: Part;
}

/** The questions of the registration form. Their positions run on across its sections. */
export function registrationParts(file: ClubFile, club: Part, courses: readonly Part[]): Part[] {
  let position = 0;
  return file.questions.flatMap(({ course, federation, questions: asked, ...section }, s) => {
    const parent = courses.find(({ key }) => key === course) ?? club;
    return asked.map((question, q) =>
      questionPart(question, {
        ...{ path: `questions[${s}].questions[${q}]`, section, parent, position: position++ },
        ...(federation !== undefined && { federation }),
      }),
    );
  });
}

export function formParts(form: FormInFile, index: number, club: Part): Part[] {
  const path = `forms[${index}]`;
  const { nid, sections, ...values } = form;
  const part = makePart({
    ...{ kind: 'form', path, title: form.title, number: nid, key: form.url, parent: club, values },
    row: ({ clubNid }): Row<typeof forms> => ({
      ...{ ...keptColumns(FormInFile, form, converted.form), clubNid },
    }),
  });
  let position = 0;
  const asked = sections.flatMap((section, s) =>
    section.questions.map((question, q) =>
      questionPart(question, {
        ...{ path: `${path}.sections[${s}].questions[${q}]`, section },
        ...{ parent: part, position: position++ },
      }),
    ),
  );
  return [part, ...asked];
}

function questionPart(item: QuestionInFile, place: QuestionPlace): Part {
  const { path, section, federation = null, position, parent } = place;
  const { qid, ...values } = item;
  const wording = cutText(item.question, 60);
  return makePart({
    ...{
      kind: 'question',
      path,
      title: titleIn(parent, `${section.title} › ${wording}`),
      number: qid,
      parent,
      position,
    },
    key: questionName(item.question, section.title),
    values: {
      ...{ ...values, section: section.title, sectionForOther: section.titleForOther, step: section.step },
      ...(section.visibleWhen && { sectionVisibleWhen: section.visibleWhen }),
      ...(section.checks && { sectionChecks: section.checks }),
      ...(federation !== null && { federation }),
    },
    row: (at): Row<typeof questions> => ({
      ...rowOf(item, at),
      courseNid: parent.kind === 'course' ? at.parentNumber : null,
      formNid: parent.kind === 'form' ? at.parentNumber : null,
      section: section.title,
      sectionForOther: section.titleForOther,
      startsStep: section.step,
      ...{ federation, position, clubNid: at.clubNid },
    }),
  });
}

/** The key of a question without a qid. */
function questionName(question: string, section: string): string {
  return `${section} / ${question}`;
}

function rowOf(item: QuestionInFile, at: RowPlace) {
  return {
    ...keptColumns(QuestionInFile, item, converted.question),
    type: item.type,
    options: optionRows(at.values.options, at),
    config: storedConfig(at.values.config, at),
    fields: storedFields(at.values.fields, at),
    sectionVisibleWhen: storedCondition(at.values.sectionVisibleWhen, at),
    visibleWhen: storedCondition(at.values.visibleWhen, at),
    requiredWhen: storedCondition(at.values.requiredWhen, at),
    disabledWhen: storedCondition(at.values.disabledWhen, at),
    readOnlyWhen: storedCondition(at.values.readOnlyWhen, at),
    checks: storedChecks(at.values.checks, at),
    sectionChecks: storedChecks(at.values.sectionChecks, at),
    isSensitive: item.isSensitive || item.isConsent === true,
    isConsent: item.isConsent ?? false,
    changeable: storedChangeable(item.changeable),
  };
}

/** A yes, a no or a day, in one column. */
function storedChangeable(mark: QuestionInFile['changeable']): string | null {
  if (mark === undefined || typeof mark === 'string') return mark ?? null;
  return mark ? 'yes' : 'no';
}

type OptionRow = NonNullable<(typeof questions.$inferInsert)['options']>[number];

/** The options with settled conditions, as `settledValues` gives them. */
function optionRows(options: unknown, at: RowPlace): OptionRow[] | null {
  if (!Array.isArray(options)) return null;
  return options.map((option: unknown): OptionRow => {
    if (typeof option === 'string') return [option, option];
    const { value, label, visibleWhen, image, imageAlt } = fieldsOf(option);
    const when = storedCondition(visibleWhen, at);
    const said = [String(value), String(label)] as const;
    if (image === undefined) return when ? [...said, when] : [...said];
    const alt = imageAlt === undefined ? {} : { alt: String(imageAlt) };
    return [...said, when, { image: String(image), ...alt }];
  });
}

function storedChecks(checks: unknown, at: RowPlace): Record<string, unknown>[] | null {
  return checks === undefined ? null : mapChecks(checks, stored(at));
}

function storedConfig(config: unknown, at: RowPlace): Record<string, unknown> | null {
  if (config === undefined) return null;
  return { ...fieldsOf(mapQuestion({ config }, stored(at)).config) };
}

function storedFields(fields: unknown, at: RowPlace): Record<string, unknown>[] | null {
  if (!Array.isArray(fields)) return null;
  return fields.map((field: unknown) => ({ ...rowQuestionOnWire(field, stored(at)) }));
}

/** How the database keeps what refers to other questions. */
function stored(at: RowPlace): QuestionChange {
  return { condition: (condition) => storedCondition(condition, at), reference: (qid) => qid };
}

/** A condition in the format of the wire. `settledValues` has already replaced wordings by qids. */
function storedCondition(condition: unknown, at: RowPlace): Record<string, unknown> | null {
  if (condition === undefined) return null;
  return mapTests(condition, ({ course, ...test }) => ({
    ...test,
    ...(typeof course === 'string' && { nid: at.numberOf(partId('course', course)) }),
  }));
}
