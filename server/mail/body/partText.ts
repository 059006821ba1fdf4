import type { MailFact, MailPart, MailRow } from './mailPart.ts';

/** A part of a mail as plain text; nothing for a picture. */
export function partText(part: MailPart): string | [] {
  if (typeof part === 'string') return part;
  if ('cid' in part) return [];
  if ('small' in part) return part.small;
  // An address alone in its line: every mail program makes a link of it.
  if ('link' in part) return `${part.label}:\n${part.link}`;
  if ('readMore' in part) return `${part.label}:\n${part.readMore}`;
  const lines = 'facts' in part ? part.facts.map(factText) : part.rows.map(rowText);
  return [...(part.title === undefined ? [] : [part.title]), ...lines].join('\n');
}

function factText([label, value]: MailFact): string {
  return `${label}: ${value.replaceAll('\n', '\n   ')}`;
}

function rowText({ what, amount, details = [], is }: MailRow): string {
  return [`${is === 'item' ? '• ' : ''}${what}: ${amount}`, ...details.map((one) => `   ${one}`)].join('\n');
}
