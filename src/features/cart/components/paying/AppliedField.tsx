import type { ComponentProps, ReactNode } from 'react';
import { Button } from '#src/components/actions/Button.tsx';
import { TextField } from '#src/components/fields/TextField.tsx';
import { cartTexts as texts } from '#src/texts/nl/cart.ts';
import styles from './Paying.module.css';

interface AppliedFieldProps extends Omit<ComponentProps<typeof TextField>, 'onKeyDown'> {
  onApply: () => void;
  busy?: boolean;
  /** Read out after the text of the button. */
  buttonNote?: ReactNode;
}

/**
 * A code with a button to apply it; Enter applies it too. It is no `<form>`, because it also stands inside the form of a
 * registration, which Enter would send.
 */
export function AppliedField({ onApply, busy = false, buttonNote, ...field }: AppliedFieldProps) {
  return (
    <div className={styles.enter}>
      <TextField
        {...field}
        autoComplete="off"
        enterKeyHint="done"
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          onApply();
        }}
      />
      <Button busy={busy} onClick={onApply}>
        {texts.apply}
        {buttonNote}
      </Button>
    </div>
  );
}
