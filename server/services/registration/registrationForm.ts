import {
  type CompiledForm,
  compileForm,
  type WireQuestion,
  type WireSection,
} from '@clubpoort/form-engine/headless';
import { and, asc, eq, inArray, isNull, or } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { answers, questions } from '../../db/schema.ts';
import type { Person } from '../people/people.ts';

type QuestionRow = typeof questions.$inferSelect;
type Stored = ReadonlyMap<string, unknown>;

/** Which questions: the general ones of a club and those of these courses. */
export interface FormScope {
  readonly clubNid: number;
  readonly courseNids: readonly number[];
}

/**
 * The sections of a registration form for one person, with the earlier answers. Where there is none and a profile is
 * given, what the profile knows (name, birthdate, phone, mail) stands in.
 */
export async function loadSections(
  db: Database,
  scope: FormScope,
  { uid, profile }: { readonly uid: number; readonly profile?: Person },
): Promise<WireSection[]> {
  const rows = await loadQuestions(db, scope);
  const stored = await loadAnswers(db, uid);
  const bySection = Map.groupBy(rows, (row) => `${row.courseNid ?? 0}/${row.section}`);
  return [...bySection.values()].map((section) => ({
    title: section[0]?.section ?? '',
    fields: section.map((row) => toWireQuestion(row, stored, profile)),
  }));
}

/** The same form as the portal compiles: one rule, two places. */
export function compileSections(sections: readonly WireSection[]): CompiledForm {
  return compileForm(sections, { apostrophesInNames: true });
}

function loadQuestions(db: Database, { clubNid, courseNids }: FormScope): Promise<QuestionRow[]> {
  const isAsked = or(isNull(questions.courseNid), inArray(questions.courseNid, [...courseNids]));
  return db
    .select()
    .from(questions)
    .where(and(eq(questions.clubNid, clubNid), isAsked))
    .orderBy(asc(questions.position), asc(questions.id));
}

async function loadAnswers(db: Database, uid: number): Promise<Stored> {
  const rows = await db.select().from(answers).where(eq(answers.uid, uid));
  return new Map(rows.map(({ qid, nid, value }) => [`${qid}_${nid}`, value]));
}

function toWireQuestion(row: QuestionRow, stored: Stored, profile: Person | undefined): WireQuestion {
  const nid = row.courseNid ?? 0;
  const lastAnswer = stored.get(`${row.qid}_${nid}`) ?? profileAnswer(row.defaultKey, profile);
  return {
    qid: row.qid,
    nid,
    type: row.type,
    question: row.question,
    required: row.required,
    ...(row.help && { help: row.help }),
    ...(row.placeholder && { placeholder: row.placeholder }),
    ...(row.options && { options: toWireOptions(row.options) }),
    ...(row.defaultKey !== null && { default_key: row.defaultKey }),
    ...(row.config !== null && { config: row.config }),
    ...(row.courseInfo !== null && { course_specific_info: row.courseInfo }),
    // Seeded and imported as the wire has it.
    ...(row.visibleWhen !== null && {
      visible_when: row.visibleWhen as NonNullable<WireQuestion['visible_when']>,
    }),
    ...(lastAnswer !== undefined && { last_answer: lastAnswer }),
  };
}

/** A list where each option is its own label, else a map of labels by value. */
function toWireOptions(
  options: readonly [value: string, label: string][],
): NonNullable<WireQuestion['options']> {
  return options.every(([value, label]) => value === label)
    ? options.map(([value]) => value)
    : Object.fromEntries(options);
}

function profileAnswer(defaultKey: string | null, profile: Person | undefined): string | undefined {
  const known: Readonly<Record<string, string | null | undefined>> = {
    fname: profile?.fname,
    lname: profile?.lname,
    birthdate: profile?.birthdate,
    phone: profile?.phone,
    mail: profile?.mail,
  };
  return (defaultKey !== null && Object.hasOwn(known, defaultKey) && known[defaultKey]) || undefined;
}
