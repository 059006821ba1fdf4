import { Icon } from '#src/components/icons/Icon.tsx';
import { VisuallyHidden } from '#src/components/layout/VisuallyHidden.tsx';
import { registrationTexts as texts } from '#src/texts/nl/registration.ts';
import type { PersonStep } from '../view/personSwitch.ts';
import styles from './PersonStepper.module.css';

interface PersonStepperProps {
  people: readonly PersonStep[];
  /** The uid of the person whose form is visible, or the review. */
  current: number | 'review';
  onSelect: (uid: number) => void;
}

/** The steps of a family: one for each person, then the review. Only a complete form leads to the review, so it is no button. */
export function PersonStepper({ people, current, onSelect }: PersonStepperProps) {
  return (
    <nav aria-label={texts.steps} className={styles.stepper}>
      <ol>
        {people.map(({ uid, number, label, said, state }) => (
          <li key={uid} data-state={state} data-current={uid === current || undefined}>
            <button
              type="button"
              aria-current={uid === current ? 'step' : undefined}
              onClick={() => onSelect(uid)}
            >
              <span className={styles.mark} aria-hidden="true">
                {state === 'complete' ? <Icon name="check" /> : number}
              </span>
              <span className={styles.label}>{label}</span>
              {said && <VisuallyHidden> {said}</VisuallyHidden>}
            </button>
          </li>
        ))}
        <li
          data-current={current === 'review' || undefined}
          aria-current={current === 'review' ? 'step' : undefined}
        >
          <span className={styles.step}>
            <span className={styles.mark} aria-hidden="true">
              {people.length + 1}
            </span>
            <span className={styles.label}>{texts.reviewStep}</span>
          </span>
        </li>
      </ol>
    </nav>
  );
}
