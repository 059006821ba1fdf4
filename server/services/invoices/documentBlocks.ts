import { fillIn } from '@clubpoort/form-engine/headless';
import { formatEuros } from '#rules/money.ts';
import type { DocumentContent } from '../../db/schema.ts';
import type { PdfBlock, PdfContent } from '../../pdf/pdfContent.ts';
import { nl } from '../../texts/nl.ts';

const texts = nl.invoices;

/** Title, sender and footer of an issued document. */
export function documentHead(
  { sender, club }: DocumentContent,
  { title, number }: { readonly title: string; readonly number: string },
): Pick<PdfContent, 'title' | 'sender' | 'footer'> {
  return { title, sender, footer: `${club} · ${number}` };
}

/** One row per percentage: the VAT within the total, and the amount that it is due on. */
export function vatRows(vat: DocumentContent['vat']): readonly (readonly [string, string])[] {
  return vat.map(({ percentage, netCents, vatCents }) => [
    fillIn(texts.vatWithin, { percentage: String(percentage), net: formatEuros(netCents) }),
    formatEuros(vatCents),
  ]);
}

/** The club's own sentence about VAT. */
export function vatBlocks({ vatNote }: DocumentContent): readonly PdfBlock[] {
  return vatNote === '' ? [] : [{ kind: 'paragraph', text: vatNote, isQuiet: true }];
}
