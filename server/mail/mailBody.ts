import { escapeHtml } from '../http/escapeHtml.ts';

/** A paragraph of a mail; a link stands on a line of its own. */
export type MailParagraph = string | { readonly link: string; readonly label: string };

/** Writes a mail as plain text and as simple HTML, which loads nothing from anywhere. */
export function mailBody(paragraphs: readonly MailParagraph[]): {
  readonly text: string;
  readonly html: string;
} {
  return {
    text: `${paragraphs.map((part) => (typeof part === 'string' ? part : part.link)).join('\n\n')}\n`,
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

function paragraphHtml(part: MailParagraph): string {
  if (typeof part === 'string') return `<p>${escapeHtml(part).replaceAll('\n', '<br>')}</p>`;
  const address = escapeHtml(part.link);
  return `<p><a href="${address}"><strong>${escapeHtml(part.label)}</strong></a><br><small>${address}</small></p>`;
}
