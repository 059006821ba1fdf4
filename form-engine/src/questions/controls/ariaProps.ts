import type { ControlProps } from './controlProps.ts';

/** The state of a control for assistive technology. Not the native `required`: its bubble would speak the browser's language. */
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
