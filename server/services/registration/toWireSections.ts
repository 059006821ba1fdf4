import { fillIn, type WireCheck, type WireQuestion, type WireSection } from '@clubpoort/form-engine/headless';
import { nl } from '../../texts/nl.ts';
import { fullName, type Person } from '../people/people.ts';
import type { EarlierAnswers } from './answers/earlierAnswers.ts';
import { helpOf } from './answers/helpOf.ts';
import { asksNationalNumber, type QuestionRow } from './askedQuestions.ts';

const nothing: EarlierAnswers = { stored: new Map(), nationalNumber: '' };

/** The sections of a form with somebody's earlier answers; without `earlier`, the form is for nobody in particular. */
export function toWireSections(
  rows: readonly QuestionRow[],
  earlier: EarlierAnswers = nothing,
): WireSection[] {
  const bySection = Map.groupBy(rows, ({ courseNid, section, startsStep, ...asked }) =>
    JSON.stringify([courseNid, section, startsStep, asked.sectionVisibleWhen, asked.sectionChecks]),
  );
  return [...bySection.values()].map((section) => ({
    title: section[0]?.section ?? '',
    ...(section[0]?.startsStep && { step: true }),
    ...whenVisible(section[0]?.sectionVisibleWhen),
    ...withChecks(section[0]?.sectionChecks),
    fields: section.map((row) => toWireQuestion({ ...row, help: helpOf(row, rows) }, earlier)),
  }));
}

/**
 * The questions as somebody reads them who answers for `other`, such as a parent: "Over Emma". Without `other`, the reader answers for
 * themselves.
 */
export function wordedFor(
  rows: readonly QuestionRow[],
  other: Pick<Person, 'fname'> | undefined,
): readonly QuestionRow[] {
  if (!other) return rows;
  const worded = (forOther: string, own: string) =>
    forOther ? fillIn(forOther, { voornaam: other.fname }) : own;
  return rows.map((row) => ({
    ...row,
    section: worded(row.sectionForOther, row.section),
    question: worded(row.questionForOther, row.question),
  }));
}

type Condition = NonNullable<WireQuestion['visible_when']>;

function whenVisible(stored: Readonly<Record<string, unknown>> | null | undefined) {
  // Seeds and imports store conditions in the format of the wire.
  return stored ? { visible_when: stored as Condition } : {};
}

/** Rules are stored in the format of the wire too. A form that was asked long ago has none. */
function withChecks(stored: readonly Readonly<Record<string, unknown>>[] | null | undefined) {
  return stored ? { checks: stored as unknown as readonly WireCheck[] } : {};
}

/** As in `whenVisible`. */
function lockOf({ disabledWhen, readOnlyWhen, lockReason }: QuestionRow) {
  return {
    ...(disabledWhen && { disabled_when: disabledWhen as Condition }),
    ...(readOnlyWhen && { read_only_when: readOnlyWhen as Condition }),
    ...(lockReason && { lock_reason: lockReason }),
  };
}

function toWireQuestion(row: QuestionRow, earlier: EarlierAnswers): WireQuestion {
  if (asksNationalNumber(row)) return nationalNumberQuestion(row, earlier.nationalNumber);
  const question = bareQuestion(row);
  const stored = earlier.stored.get(`${question.qid}_${question.nid}`);
  if (stored !== undefined) return { ...question, last_answer: stored };
  const known = profileAnswer(row.defaultKey, earlier);
  return { ...question, ...(known !== undefined && { last_answer: known, last_answer_source: 'profile' }) };
}

/** Masks a national number so that it can be recognised: all but its last two digits are dots. */
function masked(nationalNumber: string): string {
  return `••.••.••-•••.${nationalNumber.slice(9)}`;
}

/** A known national number is never sent back. The field may then stay empty, so nobody has to give the number again. */
function nationalNumberQuestion(row: QuestionRow, known: string): WireQuestion {
  // A number may only be asked with the reason beside it.
  const reason = row.help || nl.registrationForm.nationalNumberReason;
  const question = { ...bareQuestion(row), help: reason };
  if (known === '') return question;
  const help = fillIn(nl.registrationForm.nationalNumberKnown, { number: masked(known) });
  const { required_when: _never, ...optional } = question;
  return { ...optional, required: false, help: `${reason} ${help}` };
}

function bareQuestion(row: QuestionRow): WireQuestion {
  return {
    qid: row.qid,
    nid: row.courseNid ?? 0,
    type: row.type,
    question: row.question,
    required: row.required,
    ...(row.help && { help: row.help }),
    ...(row.placeholder && { placeholder: row.placeholder }),
    ...(row.options && { options: toWireOptions(row.options) }),
    ...(row.defaultKey !== null && { default_key: row.defaultKey }),
    ...(row.config !== null && { config: row.config }),
    ...(row.isSensitive && { sensitive: true }),
    ...(row.changeable !== null && { changeable: wireChangeable(row.changeable) }),
    ...(row.courseInfo !== null && { course_specific_info: row.courseInfo }),
    ...whenVisible(row.visibleWhen),
    // As in `whenVisible`.
    ...(row.requiredWhen !== null && { required_when: row.requiredWhen as Condition }),
    ...lockOf(row),
    ...withChecks(row.checks),
    // The questions of a group are stored in the format of the wire too.
    ...(row.fields !== null && { fields: row.fields as unknown as NonNullable<WireQuestion['fields']> }),
  };
}

function wireChangeable(stored: string): NonNullable<WireQuestion['changeable']> {
  return stored === 'yes' || stored === 'no' ? stored === 'yes' : stored;
}

/** A list when each option is its own label, else a map of labels by value; a list of objects where one has a condition or a picture. */
function toWireOptions(options: NonNullable<QuestionRow['options']>): NonNullable<WireQuestion['options']> {
  if (options.some(([, , visibleWhen, picture]) => visibleWhen || picture))
    return options.map(([value, label, visibleWhen, picture]) => ({
      ...{ value, label, ...whenVisible(visibleWhen) },
      ...(picture && { image: picture.image }),
      ...(picture?.alt !== undefined && { image_alt: picture.alt }),
    }));
  return options.every(([value, label]) => value === label)
    ? options.map(([value]) => value)
    : Object.fromEntries(options.map(([value, label]) => [value, label]));
}

/** What the profile knows. Contact details that a child has not are those of the parent who fills in the form. */
function profileAnswer(
  defaultKey: string | null,
  { profile, filler }: Pick<EarlierAnswers, 'profile' | 'filler'>,
): WireQuestion['last_answer'] {
  // A daughter of fifteen may fill in the form of her father: he is not called at her number.
  const parent = filler && (filler.birthdate ?? '9999') < (profile?.birthdate ?? '') ? filler : undefined;
  if (defaultKey === 'address') return profile?.address ?? filler?.address ?? undefined;
  const known: Readonly<Record<string, string | null | undefined>> = {
    fname: profile?.fname,
    lname: profile?.lname || filler?.lname,
    birthdate: profile?.birthdate,
    sex: profile?.sex,
    nationality: profile?.nationality,
    phone: profile?.phone || filler?.phone,
    mail: profile?.mail || filler?.mail,
    emergency_contact: parent && fullName(parent),
    emergency_phone: parent?.phone,
  };
  return (defaultKey !== null && Object.hasOwn(known, defaultKey) && known[defaultKey]) || undefined;
}
