import { nl } from '../texts/nl.ts';
import { mailFrame } from './body/mailFrame.ts';
import type { MailFact, MailLook, MailPart, MailRow, MailSpan } from './body/mailPart.ts';
import { plainColor } from './body/mailStyle.ts';
import { partHtml } from './body/partHtml.ts';
import { logoPlace } from './body/withLogo.ts';

interface Frame {
  /** The club that writes; absent for the portal itself. */
  readonly look?: MailLook;
  /** The line that a list of mails shows beside the subject. Default: the first paragraph after the greeting. */
  readonly preview?: string;
}

const plainLook: MailLook = { name: nl.mails.signature, color: plainColor };

/** Writes a mail as plain text and as HTML. */
export function mailBody(
  parts: readonly MailPart[],
  { look = plainLook, preview = firstWords(parts) }: Frame = {},
): { readonly text: string; readonly html: string } {
  const { name } = look;
  const color = /^#[0-9a-f]{6}$/i.test(look.color) ? look.color : plainColor;
  const content = parts.map((part) => partHtml(part, color)).join('\n');
  return {
    text: `${parts.flatMap(partText).join('\n\n')}\n`,
    html: mailFrame({ name, color, preview, content, logo: look === plainLook ? '' : logoPlace }),
  };
}

function firstWords(parts: readonly MailPart[]): string {
  const [greeting = '', intro = greeting] = parts.flatMap((part) =>
    typeof part === 'string' ? part : 'spans' in part ? part.spans.map(({ text }) => text).join('') : [],
  );
  return intro;
}

/** A part of a mail as plain text; nothing for a picture. */
function partText(part: MailPart): string | [] {
  if (typeof part === 'string') return part;
  if ('cid' in part) return part.width === undefined || part.alt === '' ? [] : `[${part.alt}]`;
  if ('heading' in part) return part.heading;
  if ('spans' in part) return spansText(part.spans);
  if ('items' in part)
    return part.items
      .map((spans, index) => `${part.numbered ? `${index + 1}.` : '•'} ${spansText(spans)}`)
      .join('\n');
  if ('small' in part) return part.small;
  // An address alone in its line: every mail program makes a link of it.
  if ('link' in part) return `${part.label}:\n${part.link}`;
  if ('readMore' in part) return `${part.label}:\n${part.readMore}`;
  const lines = 'facts' in part ? part.facts.map(factText) : part.rows.map(rowText);
  return [...(part.title === undefined ? [] : [part.title]), ...lines].join('\n');
}

/** A link stands after its words, once. */
function spansText(spans: readonly MailSpan[]): string {
  return spans
    .map(({ text, url }, index) =>
      url === null || spans[index + 1]?.url === url || url === text ? text : `${text} (${url})`,
    )
    .join('');
}

function factText([label, value]: MailFact): string {
  return `${label}: ${value.replaceAll('\n', '\n   ')}`;
}

function rowText({ what, amount, details = [], is }: MailRow): string {
  return [`${is === 'item' ? '• ' : ''}${what}: ${amount}`, ...details.map((one) => `   ${one}`)].join('\n');
}
