/** Props of every control. Each control is always controlled, and can be used alone, outside a form. */
export interface ControlProps<T> {
  /** Id of the element that takes the focus. A label elsewhere refers to it. */
  readonly id: string;
  /** The value as it is stored. The control formats it for display. */
  readonly value: T;
  /** Called at each edit, also while the value is incomplete. */
  readonly onChange: (value: T) => void;
  /** Called when the focus leaves the whole control: the moment to check the answer. */
  readonly onBlur?: (() => void) | undefined;
  /** Sets `aria-invalid`. The message is elsewhere, under an id in `describedBy`. */
  readonly invalid?: boolean | undefined;
  /** Ids of the help and error texts of the control. */
  readonly describedBy?: string | undefined;
  /** Sets `aria-required`. The form does the checking. */
  readonly required?: boolean | undefined;
  /** Can't be used, and is skipped by the keyboard. */
  readonly disabled?: boolean | undefined;
  /** Can't be changed, but can be focused and read. */
  readonly readOnly?: boolean | undefined;
}
