import { once } from './once.ts';

/** Maximum length of a web address, in characters. Longer ones are refused by many programs. */
const longest = 2000;

const address = once(
  () =>
    /^https?:\/\/(?:[\p{L}\p{N}_-]{1,63}\.){1,10}\p{L}[\p{L}\p{N}-]{1,62}(?::\d{1,5})?(?:[/?#][^\s\p{C}<>"\\]{0,2000})?$/iu,
);

/**
 * Whether the text is the complete address of a page: `http` or `https`, a host with a point, and no user name or
 * password.
 */
export function isWebAddress(text: string): boolean {
  return text.length <= longest && address().test(text);
}

/**
 * Reads a typed web address, and adds `https://` where the scheme is missing.
 * @returns the complete address, or `undefined` where the text is none.
 */
export function readWebAddress(text: string): string | undefined {
  const typed = text.trim();
  if (isWebAddress(typed)) return typed.replace(/^https?/i, (scheme) => scheme.toLowerCase());
  return isWebAddress(`https://${typed}`) ? `https://${typed}` : undefined;
}
