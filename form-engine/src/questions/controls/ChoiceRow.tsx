import type { ChangeEventHandler, ReactNode } from 'react';
import { isolated } from './isolated.tsx';

interface ChoiceRowProps {
  readonly type: 'radio' | 'checkbox';
  readonly id: string;
  readonly name?: string;
  readonly checked: boolean;
  readonly disabled: boolean;
  readonly onChange: ChangeEventHandler<HTMLInputElement>;
  /** Attributes for assistive technology. */
  readonly aria?: Readonly<Record<`aria-${string}`, string | boolean | undefined>>;
  readonly children: ReactNode;
}

/** One radio button or checkbox with its label. The whole row is clickable. */
export function ChoiceRow({ type, id, name, checked, disabled, onChange, aria, children }: ChoiceRowProps) {
  return (
    <label className="cf-choice" htmlFor={id}>
      <input
        {...aria}
        type={type}
        id={id}
        name={name}
        checked={checked}
        disabled={disabled}
        onChange={onChange}
      />
      {typeof children === 'string' ? isolated(children) : <span dir="auto">{children}</span>}
    </label>
  );
}
