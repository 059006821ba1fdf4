import { ariaProps } from './ariaProps.ts';
import type { ControlProps } from './controlProps.ts';

export interface TextControlProps extends ControlProps<string> {
  readonly type?: 'text' | 'email' | 'tel';
  readonly inputMode?: 'numeric';
  readonly autoComplete?: string | undefined;
  readonly placeholder?: string | undefined;
}

/** One line of text. */
export function TextControl(props: TextControlProps) {
  const { id, value, onChange, onBlur, disabled, readOnly, type = 'text' } = props;
  return (
    <input
      {...ariaProps(props)}
      className="cf-input"
      id={id}
      type={type}
      inputMode={props.inputMode}
      autoComplete={props.autoComplete}
      placeholder={props.placeholder || undefined}
      dir="auto"
      value={value}
      onChange={(event) => onChange(event.target.value)}
      onBlur={onBlur}
      disabled={disabled}
      readOnly={readOnly}
    />
  );
}
