import { isCalendarDate } from '../rules/birthdate.ts';
import { isValidEmail } from '../rules/email.ts';

/** The named formats of the kinds' answer schemas: the same rule for our own checks, for Ajv and for any other validator. */
export const engineFormats = {
  date: isCalendarDate,
  'email-list': isValidEmail,
} as const satisfies Readonly<Record<string, (text: string) => boolean>>;
