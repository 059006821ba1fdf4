/** Element ids of what is to be chosen before somebody can be registered. */
export const questionIds = { member: 'voor-wie', tariff: 'kies-tarief' } as const;

/** Brings a whole question in view, ready to be answered with the arrow keys. */
export function focusQuestion(question: keyof typeof questionIds): void {
  const element = document.getElementById(questionIds[question]);
  element?.scrollIntoView({ block: 'center' });
  element?.querySelector<HTMLElement>('input:enabled')?.focus({ preventScroll: true });
}
