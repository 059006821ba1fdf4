/** What every control takes, so that each can be used alone, outside a form. It is always controlled. */
export interface ControlProps<T> {
  /** Of the element that takes the focus; a label elsewhere points at it. */
  readonly id: string;
  readonly value: T;
  readonly onChange: (value: T) => void;
  readonly onBlur?: (() => void) | undefined;
  readonly invalid?: boolean;
  /** Ids of what explains the control: its help, its error. */
  readonly describedBy?: string | undefined;
  /** Announced as required; checking is the form's work. */
  readonly required?: boolean;
  readonly disabled?: boolean;
  readonly readOnly?: boolean;
}
