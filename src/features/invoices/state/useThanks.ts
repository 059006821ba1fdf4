import { useState } from 'react';
import type { Invoice } from '#src/api/entities/invoice.ts';
import { invoicesTexts } from '#src/texts/nl/invoices.ts';
import { showNotice } from '../../notices/index.ts';
import { usePaidMeanwhile } from '../../payment/index.ts';
import { invoiceSummary } from '../view/invoiceSummary.ts';

const texts = invoicesTexts.thanks;

/**
 * Thanks for each invoice that is paid while it is on screen.
 * @returns the order of the last one, so that the list can show where it went
 */
export function useThanks(invoices: readonly Invoice[] | undefined): number | undefined {
  const [last, setLast] = useState<number>();
  usePaidMeanwhile(invoices, (oids) => {
    for (const invoice of invoices ?? []) {
      if (!oids.includes(invoice.oid)) continue;
      const { number, amount } = invoiceSummary(invoice);
      const message = invoice.open === 0 ? texts.settled(number) : texts.partly(number, amount);
      showNotice({ tone: 'success', title: texts.title, message });
    }
    setLast(oids.at(-1));
  });
  return last;
}
