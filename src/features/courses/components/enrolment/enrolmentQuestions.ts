/** Element ids of what is to be chosen before somebody can be registered. */
export const questionIds = { member: 'voor-wie', tariff: 'kies-tarief' } as const;

/** Brings a question in view, ready to be answered with the arrow keys. */
export function focusQuestion(question: keyof typeof questionIds): void {
  document.querySelector<HTMLElement>(`#${questionIds[question]} input:enabled`)?.focus();
}
