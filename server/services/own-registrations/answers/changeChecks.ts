import type { WireCheck } from '@clubpoort/form-engine/headless';
import { answerKey, type QuestionRow } from '../../registration/askedQuestions.ts';

/**
 * The rules between answers that the form for changes can check: those of which every question may change. The server checks all of
 * them with the whole form.
 */
export function checksAmong(
  checks: readonly WireCheck[] | undefined,
  changeable: ReadonlySet<string>,
  nid: number,
): readonly WireCheck[] {
  return (checks ?? []).filter((check) =>
    qidsIn(check).every((qid) => changeable.has(`${qid}_${nid}`) || changeable.has(`${qid}_0`)),
  );
}

/** Marks only answers that may change in the rules of a section: a problem at another answer could never be mended. */
export function withMendableChecks(
  rows: readonly QuestionRow[],
  changeable: ReadonlySet<string>,
): readonly QuestionRow[] {
  const open = new Set(rows.filter((row) => changeable.has(answerKey(row))).map(({ qid }) => String(qid)));
  return rows.map((row) =>
    row.sectionChecks
      ? { ...row, sectionChecks: row.sectionChecks.map((check) => mendable(check, open)) }
      : row,
  );
}

function mendable(
  check: Readonly<Record<string, unknown>>,
  open: ReadonlySet<string>,
): Record<string, unknown> {
  const { at, ...rule } = check;
  const marked: readonly unknown[] = Array.isArray(at) ? at : qidsIn(rule);
  const left = marked.filter((qid) => open.has(String(qid)));
  const named = left.length > 0 ? left : qidsIn(rule).filter((qid) => open.has(qid));
  return named.length > 0 ? { ...rule, at: [...new Set(named)] } : { ...check };
}

/** The names under which a rule refers to a question. */
const references = ['qid', 'ref', 'count', 'age', 'rows'];

/** The qids in a rule, at any depth. */
function qidsIn(rule: unknown): readonly string[] {
  if (typeof rule !== 'object' || rule === null) return [];
  return Object.entries(rule).flatMap(([name, inner]: readonly [string, unknown]) => {
    if (references.includes(name) && (typeof inner === 'number' || typeof inner === 'string'))
      return [String(inner)];
    return name === 'at' && Array.isArray(inner) ? inner.map(String) : qidsIn(inner);
  });
}
