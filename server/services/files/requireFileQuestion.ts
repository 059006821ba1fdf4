import {
  type CompiledForm,
  compileForm,
  type rules,
  type WireSection,
} from '@clubpoort/form-engine/headless';
import { and, eq, isNull } from 'drizzle-orm';
import { fileSortOf } from '#rules/fileQuestions.ts';
import type { Database } from '../../db/database.ts';
import { questions } from '../../db/schema.ts';
import { refusals } from '../../http/refused.ts';
import { requireClub } from '../clubs/clubs.ts';
import type { Caller } from '../sessions/caller.ts';
import type { FileTarget } from './questionFiles.ts';

interface FileQuestion {
  readonly clubNid: number;
  readonly sort: rules.FileSort;
}

/** Returns the question when it asks for files. Refuses a caller to whom the club has closed its pages. */
export async function requireFileQuestion(
  db: Database,
  { qid, nid, inRow }: Pick<FileTarget, 'qid' | 'nid' | 'inRow'>,
  caller: Caller,
): Promise<FileQuestion> {
  const ofCourse = nid === 0 ? isNull(questions.courseNid) : eq(questions.courseNid, nid);
  const { clubNid, type, fields } = questions;
  const [question] = await db
    .select({ clubNid, type, fields })
    .from(questions)
    .where(and(eq(questions.qid, qid), ofCourse));
  const sort = question && (inRow === '' ? fileSortOf(question.type) : sortInRows(question).get(inRow));
  if (!sort) throw refusals.notFound();
  await requireClub(db, { nid: question.clubNid }, caller);
  return { clubNid: question.clubNid, sort };
}

/** The questions for files in the rows of a group, by `inRow`, as the form engine asks them. */
function sortInRows({
  type,
  fields,
}: Pick<typeof questions.$inferSelect, 'type' | 'fields'>): ReadonlyMap<string, rules.FileSort> {
  if (type !== 'group' || fields === null) return new Map();
  const group = { qid: 0, nid: 0, type, question: '', fields };
  // The questions of a group are stored in the format of the wire.
  const sections = [{ title: '', fields: [group] }] as unknown as readonly WireSection[];
  const row = compileForm(sections).rows.get('0_0');
  return new Map(row ? sortsIn(row) : []);
}

function sortsIn({ kinds, rows }: CompiledForm): readonly [inRow: string, sort: rules.FileSort][] {
  return [...kinds].flatMap(([key, { files }]): ReturnType<typeof sortsIn> => {
    const row = rows.get(key);
    if (row) return sortsIn(row).map(([inner, sort]) => [`${key}/${inner}`, sort]);
    return files ? [[key, files]] : [];
  });
}
