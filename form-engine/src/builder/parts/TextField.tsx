import { type KeyboardEvent, useId } from 'react';
import { useBuilderContext } from '../BuilderContext.tsx';

interface TextFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onBlur?: () => void;
  readonly onKeyDown?: ((event: KeyboardEvent) => void) | undefined;
  readonly isLong?: boolean;
  /** Whether it is the first field of the settings, which takes the focus after something is added. */
  readonly isFirst?: boolean;
}

/** A text setting. */
export function TextField({ label, value, onChange, onBlur, onKeyDown, isLong, isFirst }: TextFieldProps) {
  const { isReadOnly } = useBuilderContext();
  const id = useId();
  const Input = isLong ? 'textarea' : 'input';
  return (
    <div className="cf-field">
      <label className="cf-label" htmlFor={id}>
        {label}
      </label>
      <Input
        id={id}
        className="cf-input"
        readOnly={isReadOnly}
        data-first={isFirst || undefined}
        value={value}
        onBlur={onBlur}
        onKeyDown={onKeyDown}
        onChange={({ target }) => onChange(target.value)}
      />
    </div>
  );
}
