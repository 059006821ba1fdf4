import { useState } from 'react';
import { formatEuros } from '#rules/money.ts';
import type { Invoice } from '#src/api/entities/orders/invoice.ts';
import { invoicesTexts } from '#src/texts/nl/invoices.ts';
import { showNotice } from '../../notices/index.ts';
import { usePaidMeanwhile } from '../../payment/index.ts';

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
      const { number, open } = invoice;
      const message = open === 0 ? texts.settled(number) : texts.partly(number, formatEuros(open));
      showNotice({ tone: 'success', title: texts.title, message });
    }
    setLast(oids.at(-1));
  });
  return last;
}
