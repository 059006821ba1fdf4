import type { questions } from '#server/db/schema.ts';

type NewQuestion = typeof questions.$inferInsert;

/** The terms of an expression that name another question. A condition has none of them: its tests name a question by `qid`. */
const references: ReadonlySet<string> = new Set(['ref', 'count', 'age', 'rows']);

/** The parts of a question that hold expressions: what it computes, and the rules between answers. */
const withExpressions: ReadonlySet<string> = new Set(['expression', 'checks', 'sectionChecks']);

/**
 * A copy of a question for another form: its number and those of the questions that it names are new.
 *
 * @param qids The new numbers, by the old ones.
 */
export function copiedQuestion(row: NewQuestion, qids: ReadonlyMap<number, number>): NewQuestion {
  const renumber = (qid: unknown) => (typeof qid === 'number' ? (qids.get(qid) ?? qid) : qid);
  const copied = copyOf(row, { renumber, isTerm: false });
  // Safe cast: only numbers of questions were replaced by others.
  return { ...row, ...(copied as NewQuestion) };
}

interface Copying {
  renumber(qid: unknown): unknown;
  /** Whether this is inside an expression or a rule, whose terms name questions. Elsewhere `qid` alone does. */
  readonly isTerm: boolean;
}

function copyOf(value: unknown, copying: Copying): unknown {
  if (Array.isArray(value)) return value.map((item: unknown) => copyOf(item, copying));
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  const entries = Object.entries(value).map(([name, content]: [string, unknown]) => {
    if (name === 'qid' || (copying.isTerm && references.has(name) && typeof content === 'number'))
      return [name, copying.renumber(content)] as const;
    // The questions that a rule between answers marks.
    if (copying.isTerm && name === 'at' && Array.isArray(content))
      return [name, content.map(copying.renumber)] as const;
    return [
      name,
      copyOf(content, { ...copying, isTerm: copying.isTerm || withExpressions.has(name) }),
    ] as const;
  });
  return Object.fromEntries(entries);
}
