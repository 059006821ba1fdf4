import { isCalendarDate } from '../rules/birthdate.ts';
import { isDateTime } from '../rules/dateTime.ts';
import { isValidEmail } from '../rules/email.ts';
import { isIban } from '../rules/iban.ts';
import { isWebAddress } from '../rules/webAddress.ts';

/** The named formats of the answer schemas: one rule for the engine's own checks, for Ajv and for any other validator. */
export const engineFormats = {
  date: isCalendarDate,
  'local-date-time': isDateTime,
  'email-list': isValidEmail,
  iban: isIban,
  'web-address': isWebAddress,
} as const satisfies Readonly<Record<string, (text: string) => boolean>>;
