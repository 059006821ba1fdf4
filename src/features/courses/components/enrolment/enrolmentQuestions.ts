import type { EnrolmentQuestion } from '../../view/enrolment/decideEnrolment.ts';

/** Element ids of what is to be chosen before somebody can be registered. */
export const questionIds = {
  member: 'voor-wie',
  tariff: 'kies-tarief',
  trials: 'kies-proefles',
  companions: 'wie-mee',
  partner: 'met-wie',
  guest: 'genodigde',
  role: 'mijn-rol',
} as const satisfies Record<EnrolmentQuestion, string>;

/** Brings a whole question in view, ready to be answered with the keyboard: at what is wrong, or at its beginning. */
export function focusQuestion(question: EnrolmentQuestion): void {
  const element = document.getElementById(questionIds[question]);
  element?.scrollIntoView({ block: 'center' });
  const field =
    element?.querySelector<HTMLElement>('[aria-invalid="true"]') ??
    element?.querySelector<HTMLElement>('input:enabled, a');
  field?.focus({ preventScroll: true });
}
