import type { ControlProps } from './controlProps.ts';

/**
 * ARIA attributes for the state of a control. The native `required` is not used: its message would be in the browser's
 * language.
 */
export function ariaProps({
  invalid,
  describedBy,
  required,
}: Pick<ControlProps<never>, 'invalid' | 'describedBy' | 'required'>) {
  return {
    'aria-invalid': invalid === true || undefined,
    'aria-required': required === true || undefined,
    'aria-describedby': describedBy,
  };
}
