import { isReadByTeachers } from '#rules/readByTeachers.ts';
import type { questions } from '#server/db/schema.ts';
import { nl } from '#server/texts/nl.ts';
import { tellsHealth } from './healthConsent.ts';

type QuestionRow = typeof questions.$inferSelect;

/**
 * The text under a question. One about health says why it is asked, who sees the answer, and until when it is kept; a further
 * question leaves that to the one that it depends on. Any other says it where teachers read the answer too.
 * Decision: docs/decisions/0345-teachers-read-the-ready-made-questions-about-safety.md
 */
export function helpOf(row: QuestionRow, asked: readonly QuestionRow[]): string {
  const texts = nl.registrationForm;
  // Nobody teaches a form outside courses.
  const isForTeachers = row.formNid === null && isReadByTeachers(row);
  if (!tellsHealth(row))
    return isForTeachers ? [row.help, texts.teachersToo].filter(Boolean).join(' ') : row.help;
  const others = new Set(asked.filter((one) => one !== row && tellsHealth(one)).map(({ qid }) => qid));
  if (dependsOn(row.visibleWhen, others)) return row.help;
  const { why, teachers, club, until } = texts.sensitive;
  return [row.help || why, isForTeachers ? teachers : club, until[row.keptUntil ?? 'season']].join(' ');
}

/** Whether a condition, at any depth, depends on the answer to one of these questions. */
export function dependsOn(condition: unknown, qids: ReadonlySet<number>): boolean {
  if (typeof condition !== 'object' || condition === null) return false;
  if ('qid' in condition && qids.has(Number(condition.qid))) return true;
  return Object.values(condition).some((inner) => dependsOn(inner, qids));
}
