import { type AnswerChange, answerChange, mayChange } from '#rules/answerChange.ts';
import type { IsoDay } from '#rules/brusselsTime.ts';
import { dependsOn } from '../../registration/answers/helpOf.ts';
import { answerKey, type QuestionRow } from '../../registration/askedQuestions.ts';

interface Asked {
  /** The questions as they were asked. */
  readonly rows: readonly QuestionRow[];
  /** The questions of today: what the club marks now counts. */
  readonly current: readonly QuestionRow[];
  /** Whether the last lesson is over. */
  readonly isOver: boolean;
  readonly today: IsoDay;
}

/**
 * Whether each answer may change, by key. A question that is asked because of an answer that may change may change too, unless the
 * club fixed it: else its answer could never be given.
 */
export function changesOf({ rows, current, isOver, today }: Asked): ReadonlyMap<string, AnswerChange> {
  const marks = new Map(current.map((row) => [answerKey(row), row]));
  const changes = new Map<string, AnswerChange>(
    rows.map((row) => [
      answerKey(row),
      isOver || !isAnswered(row) ? { may: 'never' } : answerChange(marks.get(answerKey(row)) ?? row, today),
    ]),
  );
  if (isOver) return changes;
  const following = rows.filter(
    (row) => isAnswered(row) && (marks.get(answerKey(row)) ?? row).changeable === null,
  );
  for (let known = -1, open = openQids(changes); open.size > known; open = openQids(changes)) {
    known = open.size;
    for (const row of following)
      if ([row.visibleWhen, row.requiredWhen, row.sectionVisibleWhen].some((when) => dependsOn(when, open)))
        changes.set(answerKey(row), { may: 'always' });
  }
  return changes;
}

function openQids(changes: ReadonlyMap<string, AnswerChange>): ReadonlySet<number> {
  const open = [...changes].filter(([, change]) => mayChange(change));
  return new Set(open.map(([key]) => Number.parseInt(key, 10)));
}

/** A text between the questions has no answer, and a computed number follows from others. */
function isAnswered({ type }: QuestionRow): boolean {
  return type !== 'static' && type !== 'computed';
}
