import type { Answers } from '@clubpoort/form-engine/headless';

/** Whether any answer differs. */
export function differs(answers: Answers, before: Answers): boolean {
  const keys = new Set([...Object.keys(answers), ...Object.keys(before)]);
  return [...keys].some((key) => JSON.stringify(answers[key] ?? '') !== JSON.stringify(before[key] ?? ''));
}
