import { escapeHtml } from '#rules/escapeHtml.ts';
import type { Mail } from '../mailer.ts';

/** Where the logo of the club comes in the HTML of a mail. Text can't contain it: `<` is escaped there. */
export const logoPlace = '<!--logo-->';

/** The logo of a club, with the size in which a mail shows it. */
export interface MailLogo {
  /** PNG, with twice as many pixels. Outlook on Windows knows no WebP. */
  readonly content: Buffer;
  readonly width: number;
  readonly height: number;
  readonly alt: string;
}

const cid = 'club-logo';

/** A mail with the logo of its club as a picture inside it, or without a logo. */
export function withLogo(mail: Mail, logo: MailLogo | undefined): Mail {
  const { html, attachments = [] } = mail;
  if (html === undefined || !html.includes(logoPlace)) return mail;
  if (!logo) return { ...mail, html: html.replace(logoPlace, '') };
  const { content, width, height, alt } = logo;
  const picture = `<td style="padding-right:12px"><img src="cid:${cid}" alt="${escapeHtml(alt)}" width="${width}" height="${height}" style="display:block;border:0;width:${width}px;height:${height}px"></td>`;
  return {
    ...mail,
    html: html.replace(logoPlace, () => picture),
    attachments: [...attachments, { name: `${cid}.png`, mediaType: 'image/png', content, cid }],
  };
}
