import { escapeHtml } from '#rules/escapeHtml.ts';

/** A paragraph of a mail; a link stands on a line of its own. */
export type MailParagraph =
  | string
  | { readonly link: string; readonly label: string }
  | { readonly small: string }
  /** A picture among the attachments; the plain text leaves it out. */
  | { readonly cid: string; readonly alt: string };

/** Writes a mail as plain text and as simple HTML, which loads nothing from anywhere. */
export function mailBody(paragraphs: readonly MailParagraph[]): {
  readonly text: string;
  readonly html: string;
} {
  return {
    text: `${paragraphs.flatMap(paragraphText).join('\n\n')}\n`,
    html: `<!doctype html>
<html lang="nl">
<head><meta charset="utf-8"><meta name="color-scheme" content="light dark"></head>
<body style="font: 16px/1.5 system-ui, sans-serif; max-width: 36em">
${paragraphs.map(paragraphHtml).join('\n')}
</body>
</html>
`,
  };
}

function paragraphText(part: MailParagraph): string | [] {
  if (typeof part === 'string') return part;
  if ('cid' in part) return [];
  return 'link' in part ? part.link : part.small;
}

function paragraphHtml(part: MailParagraph): string {
  if (typeof part === 'string') return `<p>${linesHtml(part)}</p>`;
  if ('small' in part) return `<p><small>${linesHtml(part.small)}</small></p>`;
  if ('cid' in part)
    return `<p><img src="cid:${escapeHtml(part.cid)}" alt="${escapeHtml(part.alt)}" width="240"></p>`;
  const address = escapeHtml(part.link);
  return `<p><a href="${address}"><strong>${escapeHtml(part.label)}</strong></a><br><small>${address}</small></p>`;
}

function linesHtml(text: string): string {
  return escapeHtml(text).replaceAll('\n', '<br>');
}
