import { createContext, useContext } from 'react';
import { Icon } from '#src/components/icons/Icon.tsx';
import type { EnrolmentQuestion, EnrolmentStep } from '../../view/enrolment/decideEnrolment.ts';
import styles from './Enrolment.module.css';

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

/** The step of an enrolment once its button was pressed; undefined before. Context, because the questions are nested. */
export const AskedStep = createContext<EnrolmentStep | undefined>(undefined);

/** Says at a question that it must be answered first. */
export function MissingChoice({ of }: { of: EnrolmentQuestion }) {
  const step = useContext(AskedStep);
  if (step?.do !== 'ask' || step.for !== of) return null;
  return (
    <p role="alert" className={styles.missing}>
      <Icon name="error" size={16} />
      {step.message}
    </p>
  );
}
