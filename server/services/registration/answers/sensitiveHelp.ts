import type { questions } from '#server/db/schema.ts';
import { nl } from '#server/texts/nl.ts';
import { tellsHealth } from './healthConsent.ts';

type QuestionRow = typeof questions.$inferSelect;

/**
 * What a question about health says under it: why it is asked, who sees the answer, and until when it is kept. A further question
 * leaves that to the one that it depends on.
 */
export function sensitiveHelp(row: QuestionRow, asked: readonly QuestionRow[]): string {
  const others = new Set(asked.filter((one) => one !== row && tellsHealth(one)).map(({ qid }) => qid));
  if (!tellsHealth(row) || dependsOn(row.visibleWhen, others)) return row.help;
  const texts = nl.registrationForm.sensitive;
  return [
    row.help || texts.why,
    row.isForTeachers ? texts.teachers : texts.club,
    texts.until[row.keptUntil ?? 'season'],
  ].join(' ');
}

/** Whether a condition, at any depth, depends on the answer to one of these questions. */
export function dependsOn(condition: unknown, qids: ReadonlySet<number>): boolean {
  if (typeof condition !== 'object' || condition === null) return false;
  if ('qid' in condition && qids.has(Number(condition.qid))) return true;
  return Object.values(condition).some((inner) => dependsOn(inner, qids));
}
