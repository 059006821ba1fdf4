import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { formatEuros } from '#rules/money.ts';
import { formatIsoDay } from '#rules/writtenTime.ts';
import type { Club } from '#src/api/entities/club/club.ts';
import type { Reminders } from '#src/api/entities/money/reminders.ts';
import { Button } from '#src/components/actions/Button.tsx';
import { LoadingCards } from '#src/components/feedback/LoadingCards.tsx';
import { Dialog } from '#src/components/overlays/Dialog.tsx';
import { Detail } from '#src/components/text/Detail.tsx';
import { Loaded } from '#src/features/failures/index.ts';
import { ledgerTexts } from '#src/texts/nl/ledger.ts';
import styles from '../Ledger.module.css';
import { remindersQuery } from '../ledgerQueries.ts';
import { BookingDialog, type InvoiceDialogProps } from './BookingDialog.tsx';
import { useRemindAll, useRemindNow } from './ledgerChanges.ts';

const texts = ledgerTexts.remind;

type Mail = Reminders['mails'][number];

/** The dialog in which a manager reads a reminder before it leaves: to whom, for what, with which account and which text. */
export function RemindPayer({ club, invoice, onClose }: InvoiceDialogProps) {
  const { mutate, isPending, error } = useRemindNow(club.nid);
  const query = useQuery(remindersQuery(club.nid, invoice.oid));
  const title = texts.title(invoice.payer);
  const sending = { isPending, error, send: () => mutate(invoice.oid, { onSuccess: onClose }) };
  return (
    <Reminding title={title} query={query} onClose={onClose} sending={sending}>
      {({ mail }) => mail && <MailText {...mail} />}
    </Reminding>
  );
}

interface RemindAllProps {
  club: Club;
  onClose: () => void;
}

/** The dialog in which a manager reminds everybody who may be reminded today. */
function RemindEverybody({ club, onClose }: RemindAllProps) {
  const { mutate, isPending, error } = useRemindAll(club.nid);
  const query = useQuery(remindersQuery(club.nid));
  const orders = query.data?.mails.map(({ order }) => order) ?? [];
  const sending = { isPending, error, send: () => mutate(orders, { onSuccess: onClose }) };
  return (
    <Reminding title={texts.titleOfAll} query={query} onClose={onClose} sending={sending}>
      {({ mails: [first] }) => first && <Example club={club} of={first} />}
    </Reminding>
  );
}

/** The button above the invoices that reminds everybody. */
export function RemindAll({ club }: { club: Club }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{texts.all}</Button>
      {isOpen && <RemindEverybody club={club} onClose={() => setOpen(false)} />}
    </>
  );
}

interface RemindingProps {
  title: string;
  query: ReturnType<typeof useQuery<Reminders>>;
  sending: { readonly isPending: boolean; readonly error: Error | null; readonly send: () => void };
  onClose: () => void;
  /** The text of a mail. */
  children: (reminders: Reminders) => ReactNode;
}

function Reminding({ title, query, sending, onClose, children }: RemindingProps) {
  const found = query.data;
  const count = found?.mails.length ?? 0;
  if (!found || count === 0)
    return (
      <Dialog
        open
        onClose={onClose}
        title={title}
        footer={<Button onClick={onClose}>{ledgerTexts.books.close}</Button>}
      >
        <Loaded query={query} loading={<LoadingCards label={texts.loading} />}>
          {({ held }) => (held.length > 0 ? <Held held={held} /> : <p>{texts.nothing}</p>)}
        </Loaded>
      </Dialog>
    );
  const cents = found.mails.flatMap(({ invoices }) => invoices).reduce((sum, { amount }) => sum + amount, 0);
  return (
    <BookingDialog
      title={title}
      onClose={onClose}
      onSave={sending.send}
      save={texts.send(count)}
      busy={sending.isPending}
      error={sending.error}
    >
      <p>{texts.lead(count, formatEuros(cents))}</p>
      {found.more > 0 && <p>{texts.more(found.more)}</p>}
      <ul className={styles.list} aria-label={texts.mails}>
        {found.mails.map((mail) => (
          <DueMail key={mail.order} mail={mail} />
        ))}
      </ul>
      <Held held={found.held} />
      {children(found)}
    </BookingDialog>
  );
}

function DueMail({ mail: { payer, to, invoices } }: { mail: Mail }) {
  return (
    <li className={styles.row}>
      <div className={styles.what}>
        <p dir="auto">
          <strong>{payer}</strong> · {to}
        </p>
        {invoices.map(({ number, name, amount, due, account, reference }) => (
          <div key={number}>
            <Detail dir="auto">{texts.invoice(number, name, formatEuros(amount), formatIsoDay(due))}</Detail>
            <Detail>{texts.transfer(account, reference)}</Detail>
          </div>
        ))}
      </div>
    </li>
  );
}

function Held({ held }: Pick<Reminders, 'held'>) {
  return held.map(({ payer, why }, place) => (
    // Two payers may have one name.
    // biome-ignore lint/suspicious/noArrayIndexKey: the list is drawn anew as a whole
    <p key={place}>{texts.held[why](payer)}</p>
  ));
}

/** The mail to the first of the list, loaded for who wants to read it. */
function Example({ club, of: { order, payer } }: { club: Club; of: Mail }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className={styles.changes} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{texts.read(payer)}</summary>
      {isOpen && <ExampleText club={club} order={order} />}
    </details>
  );
}

function ExampleText({ club, order }: { club: Club; order: number }) {
  const query = useQuery(remindersQuery(club.nid, order));
  return (
    <Loaded query={query} loading={<LoadingCards label={texts.loading} />}>
      {({ mail }) => (mail ? <MailText {...mail} /> : <p>{texts.nothing}</p>)}
    </Loaded>
  );
}

function MailText({ subject, text }: NonNullable<Reminders['mail']>) {
  return (
    <section aria-label={texts.mail}>
      <p>
        <strong>{subject}</strong>
      </p>
      <p className={styles.mail}>{text}</p>
      <Detail>{texts.links}</Detail>
    </section>
  );
}
