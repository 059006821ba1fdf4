import { formatEuros } from '#rules/money.ts';
import { formatIban } from '#rules/transferCode.ts';
import { formatDay, formatIsoDay } from '#rules/writtenTime.ts';
import type { Club } from '#src/api/entities/club/club.ts';
import type { ClubInvoice } from '#src/api/entities/management/clubInvoice.ts';
import { Button } from '#src/components/actions/Button.tsx';
import { Notice } from '#src/components/feedback/Notice.tsx';
import { Pill } from '#src/components/feedback/Pill.tsx';
import { VisuallyHidden } from '#src/components/layout/VisuallyHidden.tsx';
import { Detail } from '#src/components/text/Detail.tsx';
import { clubPapersTexts } from '#src/texts/nl/clubPapers.ts';
import { ledgerTexts } from '#src/texts/nl/ledger.ts';
import { usePaper } from '../papers/usePaper.ts';
import { InvoiceButtons } from './booking/InvoiceButtons.tsx';
import { UndoMoney } from './booking/UndoMoney.tsx';
import { invoiceHistory } from './invoiceHistory.ts';
import styles from './Ledger.module.css';

const texts = ledgerTexts.payments;

const tones = {
  open: 'neutral',
  'part-paid': 'info',
  processing: 'info',
  paid: 'success',
  overdue: 'warning',
  credited: 'neutral',
} as const;

interface InvoiceRowProps {
  club: Club;
  invoice: ClubInvoice;
}

/** One invoice with everything that happened to its money. */
export function InvoiceRow({ club, invoice }: InvoiceRowProps) {
  const { number, name, payer, placed, state, subjects, reference } = invoice;
  return (
    <li className={styles.row}>
      <div className={styles.head}>
        <div className={styles.what}>
          <h2 className={styles.title} dir="auto">
            {texts.forWhom(name, payer)}
          </h2>
          <Detail dir="auto">{subjects.join(', ')}</Detail>
          <Detail>{texts.numberAndDay(number, formatDay(placed))}</Detail>
          <Detail>{texts.reference(reference)}</Detail>
        </div>
        <Owed invoice={invoice} />
      </div>
      <History club={club} invoice={invoice} />
      <ToLookAt invoice={invoice} />
      <div className={styles.foot}>
        <Pill tone={tones[state]}>{texts.states[state]}</Pill>
        <InvoiceButtons club={club} invoice={invoice} />
      </div>
    </li>
  );
}

/** What the club must look at, and why. */
function ToLookAt({ invoice: { attention, payer, paidFrom } }: { invoice: ClubInvoice }) {
  return attention.map(({ is, amount }) => {
    const [title, hint] = texts.attention[is](formatEuros(amount), payer);
    return (
      <Notice key={is} tone="warning" title={title}>
        {hint}
        {is === 'give-back' && paidFrom !== '' && ` ${ledgerTexts.giveBack.account(formatIban(paidFrom))}`}
      </Notice>
    );
  });
}

function Owed({ invoice: { open, total, due, state, reminded } }: { invoice: ClubInvoice }) {
  const amount = formatEuros(open > 0 ? open : total);
  const say = state === 'overdue' ? texts.wasDue : texts.due;
  return (
    <div className={styles.owed}>
      <p className={styles.amount}>{amount}</p>
      {open > 0 && open < total && <Detail>{texts.ofTotal(formatEuros(total))}</Detail>}
      {open > 0 && due !== null && <Detail>{say(formatIsoDay(due))}</Detail>}
      {open > 0 && reminded !== null && <Detail>{texts.reminded(formatDay(reminded))}</Detail>}
    </div>
  );
}

function History({ club, invoice }: InvoiceRowProps) {
  const events = invoiceHistory(invoice);
  const papers = usePaper(club, invoice.oid);
  if (events.length === 0) return null;
  return (
    <ul className={styles.history} aria-label={texts.history(invoice.number)}>
      {events.map(({ key, day, what, amount, detail, paper, undoable }) => (
        <li key={key} className={styles.event}>
          <span>{day}</span>
          <span className={styles.happened}>
            {what}
            {detail !== '' && <Detail>{detail}</Detail>}
            {paper && (
              <Button variant="quiet" onClick={() => papers.open(paper.what, paper.id)}>
                <span>
                  {clubPapersTexts.invoice}
                  <VisuallyHidden>{clubPapersTexts.named(what)}</VisuallyHidden>
                </span>
              </Button>
            )}
          </span>
          <span className={styles.sum}>{amount}</span>
          {undoable && <UndoMoney club={club} invoice={invoice} undoable={undoable} day={day} />}
        </li>
      ))}
    </ul>
  );
}
