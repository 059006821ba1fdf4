import type { QuestionControlProps, QuestionView } from '@clubpoort/form-engine';
import { useState } from 'react';
import { RevealButton } from '#src/components/fields/RevealButton.tsx';
import styles from './PasswordQuestion.module.css';

function PasswordQuestion(props: QuestionControlProps) {
  const { id, field, value, onChange, onBlur, invalid, required, describedBy } = props;
  const [revealed, setRevealed] = useState(false);
  return (
    <div className={styles.box}>
      <input
        id={id}
        className={`cf-input ${styles.input}`}
        type={revealed ? 'text' : 'password'}
        // Lets a password manager fill in the current password, and suggest and store a new one.
        autoComplete={field.kind === 'current_password' ? 'current-password' : 'new-password'}
        value={typeof value === 'string' ? value : ''}
        aria-invalid={invalid || undefined}
        aria-required={required || undefined}
        aria-describedby={describedBy}
        onChange={(event) => onChange(event.target.value)}
        onBlur={() => onBlur?.()}
      />
      <RevealButton revealed={revealed} onChange={setRevealed} />
    </div>
  );
}

/** A password field that can be shown while typing. A review never shows the password. */
export const passwordView: QuestionView = {
  labelling: 'label',
  Control: PasswordQuestion,
  answerText: (answer) => (typeof answer === 'string' && answer !== '' ? '••••••••' : ''),
};
