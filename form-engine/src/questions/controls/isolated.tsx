import type { ReactNode } from 'react';

/**
 * A text of Latin letters that reads the same whatever stands around it: it begins with a letter, ends with a letter or a
 * digit, and holds nothing that is written from right to left.
 */
const readsTheSame =
  /^[A-Za-z\u00C0-\u024F](?:[\u0020-\u007E\u00A0-\u024F\u2010-\u2027\u20AC]*[A-Za-z\u00C0-\u024F0-9])?$/;

/** A text with the direction of its own script. Most texts need no element for that. */
export function isolated(text: string): ReactNode {
  return readsTheSame.test(text) ? text : <span dir="auto">{text}</span>;
}
