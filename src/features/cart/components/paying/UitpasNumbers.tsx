import { useId, useState } from 'react';
import { VisuallyHidden } from '#src/components/layout/VisuallyHidden.tsx';
import {
  type CartGroup,
  type CartItems,
  type ChangeItems,
  uitpasDigits,
  uitpasProblem,
} from '#src/features/basket/index.ts';
import { cartTexts } from '#src/texts/nl/cart.ts';
import { AppliedField } from './AppliedField.tsx';
import styles from './Paying.module.css';

const texts = cartTexts.uitpas;

interface UitpasNumbersProps {
  /** The people in the cart. */
  people: readonly Pick<CartGroup, 'uid' | 'name'>[];
  numbers: CartItems['uitpas'];
  /** The server's feedback about the cart. */
  feedback: readonly string[];
  onChange: (change: ChangeItems) => void;
}

/** The UiTPAS number of each person, behind a link because few people have one. An invalid or duplicate number is never sent. */
export function UitpasNumbers({ people, numbers, feedback, onChange }: UitpasNumbersProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(Object.keys(numbers).length > 0);
  return (
    <div className={styles.uitpas}>
      <button
        type="button"
        className={styles.ask}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {texts.ask}
      </button>
      <section id={id} hidden={!isOpen} aria-label={texts.title} className={styles.uitpas}>
        <p className={styles.hint}>{texts.hint}</p>
        {people.map(({ uid, name }) =>
          uid === undefined ? null : (
            <UitpasNumber
              key={uid}
              label={name ? texts.label(name) : texts.labelAlone}
              refusal={
                feedback.find((line) => name !== '' && /uitpas/i.test(line) && line.includes(name)) ?? ''
              }
              {...{ uid, numbers, onChange }}
            />
          ),
        )}
      </section>
    </div>
  );
}

interface UitpasNumberProps extends Omit<UitpasNumbersProps, 'people' | 'feedback'> {
  uid: number;
  label: string;
  /** The server's reason for refusing the reduced rate for this number; '' when it grants the rate. */
  refusal: string;
}

function UitpasNumber({ uid, label, refusal, numbers, onChange }: UitpasNumberProps) {
  const applied = numbers[uid] ?? '';
  const [typed, setTyped] = useState(applied);
  const [error, setError] = useState('');
  const apply = () => {
    const problem = uitpasProblem(uid, typed, numbers);
    setError(problem);
    if (problem !== '') return;
    const { [uid]: _, ...others } = numbers;
    const number = uitpasDigits(typed);
    onChange((items) => ({ ...items, uitpas: number === '' ? others : { ...others, [uid]: number } }));
  };
  const isApplied = applied !== '' && uitpasDigits(typed) === applied;
  return (
    <AppliedField
      label={label}
      value={typed}
      onChange={setTyped}
      error={error || (isApplied && refusal) || undefined}
      {...(isApplied && refusal === '' && { hint: texts.applied })}
      inputMode="numeric"
      maxLength={20}
      onApply={apply}
      buttonNote={<VisuallyHidden>: {label}</VisuallyHidden>}
    />
  );
}
