import { legalLines, legalName } from '#rules/legalIdentity.ts';
import type { clubs } from '../../db/schema.ts';
import type { PdfSender } from '../../pdf/pdfContent.ts';

/** The club as the sender at the top of its documents: the legal person, or the club's own name where it gave none. */
export function documentSender({
  title,
  place,
  mail,
  phone,
  color,
  legal,
}: typeof clubs.$inferSelect): PdfSender {
  const [, ...identity] = legal ? legalLines(legal) : ['', place];
  const contact = [legal?.email || mail, phone].filter(Boolean).join(' · ');
  const name = legal ? legalName(legal) : title;
  return { name, lines: [...identity, contact].filter(Boolean), color };
}
