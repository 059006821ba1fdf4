import { type FormEvent, useState } from 'react';
import { Button } from '#src/components/actions/Button.tsx';
import { TextField } from '#src/components/fields/TextField.tsx';
import { Card } from '#src/components/layout/Card.tsx';
import { VisuallyHidden } from '#src/components/layout/VisuallyHidden.tsx';
import {
  type CartGroup,
  type CartItems,
  type ChangeItems,
  uitpasDigits,
  uitpasProblem,
} from '#src/features/basket/index.ts';
import { cartTexts } from '#src/texts/nl/cart.ts';
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

/** The UiTPAS number of each person. An invalid or duplicate number is never sent. */
export function UitpasNumbers({ people, numbers, feedback, onChange }: UitpasNumbersProps) {
  return (
    <Card as="section" aria-label={texts.title}>
      <div className={styles.uitpas}>
        <h2 className={styles.legend}>{texts.title}</h2>
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
      </div>
    </Card>
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
  const apply = (event: FormEvent) => {
    event.preventDefault();
    const problem = uitpasProblem(uid, typed, numbers);
    setError(problem);
    if (problem !== '') return;
    const { [uid]: _, ...others } = numbers;
    const number = uitpasDigits(typed);
    onChange((items) => ({ ...items, uitpas: number === '' ? others : { ...others, [uid]: number } }));
  };
  const isApplied = applied !== '' && uitpasDigits(typed) === applied;
  return (
    <form className={styles.enter} onSubmit={apply}>
      <TextField
        label={label}
        value={typed}
        onChange={setTyped}
        error={error || (isApplied && refusal) || undefined}
        {...(isApplied && refusal === '' && { hint: texts.applied })}
        inputMode="numeric"
        autoComplete="off"
        maxLength={20}
        enterKeyHint="done"
      />
      <Button type="submit">
        {texts.apply}
        <VisuallyHidden>: {label}</VisuallyHidden>
      </Button>
    </form>
  );
}
