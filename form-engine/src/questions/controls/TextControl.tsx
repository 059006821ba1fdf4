import { type RefObject, useRef } from 'react';
import { usePageLayoutEffect } from '../building-blocks/usePageLayoutEffect.tsx';
import { ariaProps } from './ariaProps.ts';
import type { ControlProps } from './controlProps.ts';
import { type UndoStep, useUndoRequests } from './useUndoRequests.tsx';

export interface TextControlProps extends Omit<ControlProps<string>, 'onChange' | 'onBlur'> {
  readonly onChange: (text: string, element: HTMLInputElement, inputType: string) => void;
  readonly onBlur?: ((text: string) => void) | undefined;
  readonly type?: 'text' | 'email' | 'tel';
  readonly inputMode?: 'numeric' | 'decimal' | 'url';
  /** Shows the text as dots, so that nobody can read it over a shoulder. */
  readonly concealed?: boolean;
  readonly autoComplete?: string | undefined;
  readonly placeholder?: string | undefined;
  /**
   * Not called `ref`: in React 18 a component has no `ref` prop.
   * Decision: docs/decisions/0021-react-18-and-19.md
   */
  readonly inputRef?: RefObject<HTMLInputElement | null>;
  /** Needed where the control rewrites its text, because that clears the browser's undo history. */
  readonly onUndo?: ((step: UndoStep) => void) | undefined;
}

/**
 * A text input of one line. The element holds the text itself; a new `value` from outside is written into it. So React
 * does not compare and write back the text at each key press, and never moves the caret.
 * Decision: docs/decisions/0002-rjsf-renders-over-a-store.md
 */
export function TextControl(props: TextControlProps) {
  const { id, value, onChange, onBlur, disabled, readOnly, type = 'text', concealed } = props;
  const own = useRef<HTMLInputElement>(null);
  const element = props.inputRef ?? own;
  useUndoRequests(element, props.onUndo);
  usePageLayoutEffect(() => {
    if (element.current && element.current.value !== value) element.current.value = value;
  }, [value, element]);
  return (
    <input
      {...ariaProps(props)}
      className={concealed ? 'cf-input cf-concealed' : 'cf-input'}
      ref={element}
      id={id}
      type={type}
      inputMode={props.inputMode}
      autoComplete={props.autoComplete}
      placeholder={props.placeholder || undefined}
      dir="auto"
      defaultValue={value}
      onChange={({ target, nativeEvent }) =>
        onChange(target.value, target, nativeEvent instanceof InputEvent ? nativeEvent.inputType : '')
      }
      onBlur={(event) => onBlur?.(event.target.value)}
      disabled={disabled}
      readOnly={readOnly}
    />
  );
}
