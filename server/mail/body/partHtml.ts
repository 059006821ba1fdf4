import { escapeHtml } from '#rules/escapeHtml.ts';
import type { MailFact, MailPart, MailRow, MailSpan } from './mailPart.ts';
import { fontFamily, styled } from './mailStyle.ts';
import { textOn } from './textOn.ts';

const text = `font-family:${fontFamily};font-size:16px;line-height:24px`;
const small = `font-family:${fontFamily};font-size:13px;line-height:20px`;
const table = 'role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"';

/** A part of a mail as HTML. @param color - of the button */
export function partHtml(part: MailPart, color: string): string {
  if (typeof part === 'string') return paragraph(part);
  if ('small' in part)
    return `<p ${styled('quiet', `margin:0 0 16px;${small}`)}>${linesHtml(part.small)}</p>`;
  if ('cid' in part) return picture(part);
  if ('heading' in part) return heading(part.heading);
  if ('spans' in part) return `<p ${styled('ink', `margin:0 0 16px;${text}`)}>${spansHtml(part.spans)}</p>`;
  if ('items' in part) return listHtml(part);
  if ('link' in part) return button(part, color);
  if ('readMore' in part) return readMore(part);
  const { title } = part;
  const rows = 'facts' in part ? part.facts.map(factHtml) : part.rows.map(rowHtml);
  return `${title === undefined ? '' : titleHtml(title)}<table ${table} style="margin:0 0 20px">${rows.join('')}</table>`;
}

function paragraph(words: string): string {
  return `<p ${styled('ink', `margin:0 0 16px;${text}`)}>${linesHtml(words)}</p>`;
}

function titleHtml(title: string): string {
  return `<h2 ${styled('ink', `margin:0 0 4px;${text};font-weight:600`)}>${linesHtml(title)}</h2>`;
}

/** A white edge stays around a code in the dark theme, because it belongs to the picture. */
function picture({ cid, alt, width = 200, height = 200 }: Extract<MailPart, { cid: string }>): string {
  // Word reads the attributes; a phone narrows a wide picture by the style.
  const style = `display:block;border:0;width:100%;max-width:${width}px;height:auto`;
  const square = `display:block;border:0;width:${width}px;height:${height}px`;
  return `<p style="margin:0 0 16px"><img src="cid:${escapeHtml(cid)}" alt="${escapeHtml(alt)}" width="${width}" height="${height}" style="${width === height ? square : style}"></p>`;
}

function heading(words: string): string {
  return `<h2 ${styled('ink', `margin:8px 0 8px;font-family:${fontFamily};font-size:20px;line-height:28px;font-weight:600`)}>${linesHtml(words)}</h2>`;
}

function spansHtml(spans: readonly MailSpan[]): string {
  return spans
    .map(({ text: words, bold, url }) => {
      const shown = bold ? `<strong>${linesHtml(words)}</strong>` : linesHtml(words);
      if (url === null) return shown;
      return `<a href="${escapeHtml(url)}" ${styled('ink', 'text-decoration:underline')}>${shown}</a>`;
    })
    .join('');
}

function listHtml({ items, numbered }: Extract<MailPart, { numbered: boolean }>): string {
  const tag = numbered ? 'ol' : 'ul';
  const rows = items.map((spans) => `<li style="margin:0 0 4px">${spansHtml(spans)}</li>`).join('');
  return `<${tag} ${styled('ink', `margin:0 0 16px;padding:0 0 0 24px;${text}`)}>${rows}</${tag}>`;
}

/** Outlook on Windows lays out with Word, which knows no padding of a link: there the cell has it. */
function button({ link, label }: { readonly link: string; readonly label: string }, color: string): string {
  const address = escapeHtml(link);
  const onColor = textOn(color);
  return `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:8px 0"><tr><td bgcolor="${color}" style="background-color:${color};border-radius:8px;mso-padding-alt:14px 24px"><a href="${address}" class="button" style="display:inline-block;padding:14px 24px;mso-padding-alt:0;${text};font-weight:600;color:${onColor};text-decoration:none;border-radius:8px">${escapeHtml(label)}</a></td></tr></table>
<p ${styled('quiet', `margin:0 0 20px;${small};word-break:break-all`)}>${address}</p>`;
}

function readMore({ readMore: link, label }: { readonly readMore: string; readonly label: string }): string {
  const anchor = `<a href="${escapeHtml(link)}" ${styled('ink', 'text-decoration:underline')}>${escapeHtml(label)}</a>`;
  return `<p ${styled('ink', `margin:0 0 16px;${text}`)}>${anchor}</p>`;
}

function factHtml([label, value]: MailFact): string {
  const cell = (right: number) => `padding:4px ${right}px 4px 0;vertical-align:top;${text}`;
  return `<tr><td width="34%" ${styled('quiet', `width:34%;${cell(12)}`)}>${escapeHtml(label)}</td><td ${styled('ink', cell(0))}>${linesHtml(value)}</td></tr>`;
}

function rowHtml({ what, amount, details = [], is }: MailRow): string {
  const weight = is === 'sum' ? ';font-weight:600' : '';
  const cell = (right: number) => `padding:6px ${right}px 6px 0;vertical-align:top;${text}${weight}`;
  const more = details.map(
    (one) => `<br><span ${styled('quiet', 'font-size:14px')}>${escapeHtml(one)}</span>`,
  );
  return `<tr><td ${styled('ink', cell(12))}>${linesHtml(what)}${more.join('')}</td><td align="right" ${styled('ink', `white-space:nowrap;${cell(0)}`)}>${escapeHtml(amount)}</td></tr>`;
}

function linesHtml(words: string): string {
  return escapeHtml(words).replaceAll('\n', '<br>');
}
