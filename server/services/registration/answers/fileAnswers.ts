import type { Answer, Answers, CompiledForm } from '@clubpoort/form-engine/headless';

/** Kinds of question whose answers are paths of files that this server stored. */
const fileKinds: ReadonlySet<string> = new Set(['file', 'image']);

/** The files that one question names; in a group, those of one row. */
export interface FileAnswer {
  /** The key of the question; in a row the key of the outermost group. */
  readonly key: string;
  /** The way from there to the answer, with the index of each row: `['0', '12_0']`. Empty outside groups. */
  readonly path: readonly string[];
  /** The keys to the question, joined by `/` and without indexes: a file belongs to a question, whatever its row. */
  readonly question: string;
  readonly files: readonly string[];
}

/** The files that answers name, those in the rows of groups included. */
export function fileAnswers(form: CompiledForm, answers: Answers): readonly FileAnswer[] {
  return Object.entries(answers).flatMap(([key, answer]): readonly FileAnswer[] => {
    const row = form.rows.get(key);
    if (row)
      return rowsIn(answer).flatMap((answered, index) =>
        fileAnswers(row, answered).map((inner) => ({
          key,
          path: [String(index), inner.key, ...inner.path],
          question: `${key}/${inner.question}`,
          files: inner.files,
        })),
      );
    if (!fileKinds.has(form.kinds.get(key)?.name ?? '') || !Array.isArray(answer)) return [];
    return [{ key, path: [], question: key, files: answer.map(String) }];
  });
}

function rowsIn(answer: Answer): readonly Answers[] {
  const items: readonly (string | Answers)[] = Array.isArray(answer) ? answer : [];
  return items.filter((item) => typeof item !== 'string');
}
