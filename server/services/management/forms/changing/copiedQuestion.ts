import type { questions } from '#server/db/schema.ts';

type NewQuestion = typeof questions.$inferInsert;

/** The terms of an expression that name another question. */
const references: ReadonlySet<string> = new Set(['ref', 'count', 'age', 'rows']);

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
  /** Whether this is inside an expression, whose terms name questions. Elsewhere `qid` alone does. */
  readonly isTerm: boolean;
}

function copyOf(value: unknown, copying: Copying): unknown {
  if (Array.isArray(value)) return value.map((item: unknown) => copyOf(item, copying));
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  const entries = Object.entries(value).map(([name, content]: [string, unknown]) => {
    if (name === 'qid' || (copying.isTerm && references.has(name) && typeof content === 'number'))
      return [name, copying.renumber(content)] as const;
    // The condition of an `if` is no term: a number in it may be any number.
    if (copying.isTerm && name === 'if' && Array.isArray(content)) {
      const [condition, ...terms] = content as readonly unknown[];
      return [
        name,
        [copyOf(condition, { ...copying, isTerm: false }), ...terms.map((term) => copyOf(term, copying))],
      ] as const;
    }
    return [name, copyOf(content, { ...copying, isTerm: copying.isTerm || name === 'expression' })] as const;
  });
  return Object.fromEntries(entries);
}
