import { createContext, useContext } from 'react';
import { Icon } from '#src/components/icons/Icon.tsx';
import type { EnrolmentQuestion, EnrolmentStep } from '../../view/enrolment/decideEnrolment.ts';
import styles from './Enrolment.module.css';

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
