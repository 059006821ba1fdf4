/**
 * Whether the value is a phone number (Specification 5.2). `''` is valid, and a value that is no text is invalid. The
 * text must contain a `+`, and is accepted where it doesn't start with `+32`. After `+32`, without spaces, dots,
 * dashes and brackets, come 8 or 9 digits, the first not 0.
 *
 * The phone *kind* is stricter: it requires the stored form of `storedPhonePattern`.
 */
export function isValidPhone(value: unknown): boolean {
  if (typeof value !== 'string') return false;
  if (value === '') return true;
  if (!value.includes('+')) return false;
  if (!value.startsWith('+32')) return true;
  return /^\+32[1-9]\d{7,8}$/.test(value.replace(/[ .\-()[\]]/g, ''));
}

/**
 * The stored form of a phone number (Specification 3): dial code, one space, digits, as in `+32 470123456`. A regular
 * expression for JSON Schema that runs in linear time. It has at most 40 characters. `isValidPhone` accepts all that it accepts.
 */
export const storedPhonePattern = '^\\+(?:32 [1-9][0-9]{7,8}|(?!32)[1-9][0-9]{0,3} [0-9]{1,34})$';
