import { once } from './once.ts';

const localPart = once(() => /^[\p{L}\p{N}!#$%&'*+/=?^_`{|}~.-]{1,64}$/u);
const label = once(() => /^[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?$/u);
const topLevel = once(() => /^(?:\p{L}{2,63}|xn--[a-z0-9-]{1,59})$/iu);

/**
 * Whether the value is an e-mail address or a `;` list of addresses (Specification 5.2). `''` is valid. Every address
 * of a list must be valid. Empty parts and blanks around a part are ignored, but at least one address must remain:
 * `';'` and `' '` are invalid.
 */
export function isValidEmail(value: string): boolean {
  if (value === '') return true;
  const addresses = emailAddresses(value);
  return addresses.length > 0 && addresses.every(isAddress);
}

/** The addresses of a `;` list, trimmed and without empty parts. */
export function emailAddresses(value: string): string[] {
  return value
    .split(';')
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

function isAddress(address: string): boolean {
  if (address.length > 254) return false;
  const at = address.lastIndexOf('@');
  return at > 0 && isLocalPart(address.slice(0, at)) && isDomain(address.slice(at + 1));
}

function isLocalPart(local: string): boolean {
  return localPart().test(local) && !local.startsWith('.') && !local.endsWith('.') && !local.includes('..');
}

function isDomain(domain: string): boolean {
  const labels = domain.split('.');
  return (
    labels.length > 1 && labels.every((part) => label().test(part)) && topLevel().test(labels.at(-1) ?? '')
  );
}
