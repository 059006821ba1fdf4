import type { EnrolmentQuestion } from '../../view/enrolment/decideEnrolment.ts';

/** Element ids of the questions that must be answered before registering. */
export const questionIds = {
  member: 'voor-wie',
  child: 'nieuw-kind',
  tariff: 'kies-tarief',
  trials: 'kies-proefles',
  companions: 'wie-mee',
  partner: 'met-wie',
  guest: 'genodigde',
  role: 'mijn-rol',
} as const satisfies Record<EnrolmentQuestion, string>;

/** Scrolls a question into view and focuses its first problem, or else its first control. */
export function focusQuestion(question: EnrolmentQuestion): void {
  const element = document.getElementById(questionIds[question]);
  element?.scrollIntoView({ block: 'center' });
  const field =
    element?.querySelector<HTMLElement>('[aria-invalid="true"]') ??
    element?.querySelector<HTMLElement>('input:enabled, a');
  field?.focus({ preventScroll: true });
}
