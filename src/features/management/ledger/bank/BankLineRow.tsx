import { useState } from 'react';
import { formatEuros } from '#rules/money.ts';
import { formatIsoDay } from '#rules/writtenTime.ts';
import type { Club } from '#src/api/entities/club/club.ts';
import type { BankLine } from '#src/api/entities/money/bankLine.ts';
import { Button } from '#src/components/actions/Button.tsx';
import { Pill } from '#src/components/feedback/Pill.tsx';
import { VisuallyHidden } from '#src/components/layout/VisuallyHidden.tsx';
import { Detail } from '#src/components/text/Detail.tsx';
import { lazyPart } from '#src/platform/loading/lazyPart.ts';
import { bankStatementsTexts as texts } from '#src/texts/nl/bankStatements.ts';
import ledger from '../Ledger.module.css';
import { LedgerFailure } from '../LedgerFailure.tsx';
import styles from './Bank.module.css';
import { useBookLine, useSetAside } from './bankQueries.ts';

// Most transfers name their invoice.
const PickInvoice = lazyPart(async () => (await import('./PickInvoice.tsx')).PickInvoice);

interface BankLineRowProps {
  club: Club;
  line: BankLine;
}

const tones: Readonly<Record<string, 'success' | 'warning' | 'info' | 'neutral'>> = {
  ...{
    sure: 'success',
    noted: 'success',
    early: 'warning',
    part: 'warning',
    over: 'warning',
    paid: 'warning',
  },
  ...{ proposal: 'info', unknown: 'neutral', aside: 'neutral' },
};

/** One transfer, with the invoices that it may pay. */
export function BankLineRow({ club, line }: BankLineRowProps) {
  const { day, amount, payer, message, match, invoices } = line;
  // The server refuses an order of a later day too.
  const isBookable = match === 'proposal' || match === 'part' || match === 'over' || match === 'paid';
  const isSure = match === 'sure' || match === 'noted';
  const word = Object.hasOwn(texts.matches, match) ? texts.matches[match as keyof typeof texts.matches] : '';
  return (
    <li className={ledger.row}>
      <div className={ledger.head}>
        <div className={ledger.what}>
          <h2 className={ledger.title} dir="auto">
            {payer === '' ? texts.noPayer : payer}
          </h2>
          <Detail>{formatIsoDay(day)}</Detail>
          {message !== '' && <Detail dir="auto">{texts.message(message)}</Detail>}
        </div>
        <div className={ledger.owed}>
          <p className={ledger.amount}>{formatEuros(amount)}</p>
        </div>
      </div>
      {invoices.length > 0 && (
        <ul className={styles.invoices}>
          {invoices.map((invoice, place) => (
            <li key={invoice.oid} className={styles.invoice}>
              <div>
                <p dir="auto">{texts.invoice(invoice.number, invoice.name, invoice.payer)}</p>
                <Detail>{texts.openAmount(formatEuros(invoice.open))}</Detail>
                {match === 'over' && place === 0 && (
                  <Detail>{texts.surplus(formatEuros(amount - openOf(line)))}</Detail>
                )}
              </div>
              {isBookable && (match === 'proposal' || place === 0) && (
                <BookButton club={club} line={line} invoice={invoice} />
              )}
            </li>
          ))}
        </ul>
      )}
      {match === 'early' && <Detail>{texts.early}</Detail>}
      <div className={ledger.foot}>
        <Pill tone={tones[match] ?? 'neutral'}>{word}</Pill>
        {!isSure && <OtherButtons club={club} line={line} />}
      </div>
    </li>
  );
}

function openOf({ invoices }: BankLine): number {
  return invoices.reduce((sum, { open }) => sum + open, 0);
}

interface BookButtonProps extends BankLineRowProps {
  invoice: BankLine['invoices'][number];
}

function BookButton({ club, line, invoice }: BookButtonProps) {
  const { mutate, isPending, error } = useBookLine(club.nid, line);
  return (
    <div className={styles.book}>
      <Button busy={isPending} onClick={() => mutate(invoice)}>
        <span>
          {texts.book}
          <VisuallyHidden>{texts.bookOn(invoice.number, formatEuros(line.amount))}</VisuallyHidden>
        </span>
      </Button>
      <LedgerFailure error={error} />
    </div>
  );
}

/** For a transfer that pays another invoice than what is shown, or none. */
function OtherButtons({ club, line }: BankLineRowProps) {
  const { mutate, isPending, error } = useSetAside(club.nid, line);
  const [isOpen, setOpen] = useState(false);
  const isAside = line.match === 'aside';
  const about = texts.about(formatEuros(line.amount), line.payer === '' ? texts.noPayer : line.payer);
  return (
    <div className={ledger.buttons}>
      {!isAside && (
        <Button variant="quiet" onClick={() => setOpen(true)}>
          <span>
            {texts.pick}
            <VisuallyHidden>{about}</VisuallyHidden>
          </span>
        </Button>
      )}
      <Button variant="quiet" busy={isPending} onClick={() => mutate(!isAside)}>
        <span>
          {isAside ? texts.takeBack : texts.setAside}
          <VisuallyHidden>{about}</VisuallyHidden>
        </span>
      </Button>
      <LedgerFailure error={error} />
      {isOpen && <PickInvoice club={club} line={line} onClose={() => setOpen(false)} />}
    </div>
  );
}
