import type { clubs } from '../../db/schema.ts';
import type { PdfSender } from '../../pdf/pdfContent.ts';

/** The club as the sender at the top of its documents. */
export function documentSender({ title, place, mail, phone, color }: typeof clubs.$inferSelect): PdfSender {
  return { name: title, lines: [place, [mail, phone].filter(Boolean).join(' · ')].filter(Boolean), color };
}
