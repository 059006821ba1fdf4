import { escapeHtml } from '#rules/escapeHtml.ts';
import type { MailLook } from './mailPart.ts';
import { darkStyles, fontFamily, styled } from './mailStyle.ts';

interface Framed extends MailLook {
  /** The line that a list of mails shows beside the subject. */
  readonly preview: string;
  /** The place of the logo; '' for a mail without one. */
  readonly logo: string;
  readonly content: string;
}

/** Keeps the text of the mail out of the line of the preview: a mail program goes on until the line is full. */
const previewEnd = '&#847;&zwnj;&nbsp;'.repeat(60);

const table = 'role="presentation" cellpadding="0" cellspacing="0" border="0"';

/**
 * The HTML around the parts of a mail: tables and inline styles, because Outlook on Windows lays out with Word, and Gmail drops style
 * sheets in some apps. It loads nothing from anywhere: a picture is an attachment.
 * Decision: docs/decisions/0195-a-mail-is-from-its-club.md
 */
export function mailFrame({ name, color, preview, logo, content }: Framed): string {
  return `<!doctype html>
<html lang="nl-BE" xmlns="http://www.w3.org/1999/xhtml" xmlns:o="urn:schemas-microsoft-com:office:office">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no,date=no,address=no,email=no">
<meta name="x-apple-disable-message-reformatting">
<title>${escapeHtml(name)}</title>
<!--[if mso]><xml><o:OfficeDocumentSettings><o:PixelsPerInch>96</o:PixelsPerInch></o:OfficeDocumentSettings></xml><style>p,h2,td,a{font-family:Arial,sans-serif!important}</style><![endif]-->
<style>:root{color-scheme:light dark;supported-color-schemes:light dark}
${darkStyles}</style>
</head>
<body ${styled('page', 'margin:0;padding:0;-webkit-text-size-adjust:100%')}>
<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${escapeHtml(preview)}${previewEnd}</div>
<table ${table} width="100%" ${styled('page', '')}><tr><td align="center" style="padding:24px 12px">
<!--[if mso]><table ${table} width="600"><tr><td><![endif]-->
<table ${table} width="100%" ${styled('card', 'max-width:600px;border-radius:12px')}>
<tr><td bgcolor="${color}" height="6" style="background-color:${color};height:6px;font-size:1px;line-height:6px;border-radius:12px 12px 0 0">&nbsp;</td></tr>
<tr><td align="left" style="padding:24px 24px 20px"><table ${table}><tr>${logo}<td ${styled('ink', `font-family:${fontFamily};font-size:17px;line-height:22px;font-weight:600`)}>${escapeHtml(name)}</td></tr></table></td></tr>
<tr><td align="left" style="padding:0 24px 16px">
${content}
</td></tr>
</table>
<!--[if mso]></td></tr></table><![endif]-->
</td></tr></table>
</body>
</html>
`;
}
