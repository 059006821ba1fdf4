/** What every control takes, so that each can be used alone, outside a form. It is always controlled. */
export interface ControlProps<T> {
  /** Of the element that takes the focus; a label elsewhere points at it. */
  readonly id: string;
  /** As it is kept: a control shows it in its own way. */
  readonly value: T;
  /** For each edit, also while it is half done. */
  readonly onChange: (value: T) => void;
  /** When the control is left as a whole: the moment to check it. */
  readonly onBlur?: (() => void) | undefined;
  /** Announced as invalid; the message stands elsewhere, under an id of `describedBy`. */
  readonly invalid?: boolean;
  /** Ids of what explains the control: its help, its error. */
  readonly describedBy?: string | undefined;
  /** Announced as required; checking is the form's work. */
  readonly required?: boolean;
  /** Can't be used, and isn't reached by keyboard. */
  readonly disabled?: boolean;
  /** Can't be changed; can be reached and read. */
  readonly readOnly?: boolean;
}
