import { useInfiniteQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { formatEuros } from '#rules/money.ts';
import type { Club } from '#src/api/entities/club/club.ts';
import type { BankLine } from '#src/api/entities/money/bankLine.ts';
import { Button } from '#src/components/actions/Button.tsx';
import { LoadingCards } from '#src/components/feedback/LoadingCards.tsx';
import { SearchField } from '#src/components/fields/SearchField.tsx';
import layout from '#src/components/layout/layout.module.css';
import { VisuallyHidden } from '#src/components/layout/VisuallyHidden.tsx';
import { Dialog } from '#src/components/overlays/Dialog.tsx';
import { Detail } from '#src/components/text/Detail.tsx';
import { Loaded } from '#src/features/failures/index.ts';
import { bankStatementsTexts as texts } from '#src/texts/nl/bankStatements.ts';
import { LedgerFailure } from '../LedgerFailure.tsx';
import { clubPaymentsQuery } from '../ledgerQueries.ts';
import styles from './Bank.module.css';
import { useBookLine } from './bankQueries.ts';

interface PickInvoiceProps {
  club: Club;
  line: BankLine;
  onClose: () => void;
}

/** Books a transfer for an open invoice that the manager looks up. */
export function PickInvoice({ club, line, onClose }: PickInvoiceProps) {
  const [text, setText] = useState('');
  const search = useDeferredValue(text.trim());
  const query = useInfiniteQuery(clubPaymentsQuery({ club: club.nid, search, show: 'open' }));
  const { mutate, isPending, error, variables } = useBookLine(club.nid, line);
  return (
    <Dialog
      open
      onClose={onClose}
      title={texts.dialog.title(formatEuros(line.amount))}
      footer={<Button onClick={onClose}>{texts.dialog.close}</Button>}
    >
      <div className={layout.stack2}>
        <SearchField label={texts.dialog.search} labelVisible value={text} onChange={setText} />
        <Loaded query={query} loading={<LoadingCards label={texts.loading} />}>
          {({ pages }) => {
            const invoices = pages.flatMap((page) => page.invoices);
            return invoices.length === 0 ? (
              <p>{texts.dialog.none}</p>
            ) : (
              <ul className={styles.invoices}>
                {invoices.map((invoice) => (
                  <li key={invoice.oid} className={styles.invoice}>
                    <div>
                      <p dir="auto">{texts.invoice(invoice.number, invoice.name, invoice.payer)}</p>
                      <Detail>{texts.openAmount(formatEuros(invoice.open))}</Detail>
                    </div>
                    <Button
                      busy={isPending && variables.oid === invoice.oid}
                      onClick={() => mutate(invoice, { onSuccess: onClose })}
                    >
                      <span>
                        {texts.book}
                        <VisuallyHidden>
                          {texts.bookOn(invoice.number, formatEuros(line.amount))}
                        </VisuallyHidden>
                      </span>
                    </Button>
                  </li>
                ))}
              </ul>
            );
          }}
        </Loaded>
        <LedgerFailure error={error} />
      </div>
    </Dialog>
  );
}
