import { useQuery } from '@tanstack/react-query';
import { Suspense, useEffect, useRef, useState } from 'react';
import { formatEuros, writeEuros } from '#rules/money.ts';
import { refusalOf } from '#src/api/apiFailure.ts';
import type { CreditedAmount, RefundProposal } from '#src/api/entities/management/refundProposal.ts';
import { LoadingCards } from '#src/components/feedback/LoadingCards.tsx';
import { Notice } from '#src/components/feedback/Notice.tsx';
import { SelectField } from '#src/components/fields/SelectField.tsx';
import { TextField } from '#src/components/fields/TextField.tsx';
import { Dialog } from '#src/components/overlays/Dialog.tsx';
import { Loaded } from '#src/features/failures/index.ts';
import { lazyPart } from '#src/platform/loading/lazyPart.ts';
import { ledgerTexts } from '#src/texts/nl/ledger.ts';
import { BookingDialog, type InvoiceDialogProps } from './BookingDialog.tsx';
import { type CreditWish, refundProposalQuery, useCreditAmount } from './ledgerCredits.ts';
import { AmountField, typedCents } from './MoneyFields.tsx';

const CertificatesAbout = lazyPart(async () => (await import('./CertificatesAbout.tsx')).CertificatesAbout);

const texts = ledgerTexts.back;

/** The dialog in which a manager takes an amount off an invoice, and gives back what was paid. */
export function CreditAmount(props: InvoiceDialogProps) {
  const { club, invoice, onClose } = props;
  const query = useQuery(refundProposalQuery(club.nid, invoice.oid));
  if (query.data) return <CreditDialog {...props} proposal={query.data} />;
  return (
    <Dialog open onClose={onClose} title={texts.title(invoice.number)}>
      <Loaded query={query} loading={<LoadingCards label={texts.loading} />}>
        {() => null}
      </Loaded>
    </Dialog>
  );
}

function CreditDialog({
  club,
  invoice,
  proposal,
  onClose,
}: InvoiceDialogProps & { proposal: RefundProposal }) {
  const [line, setLine] = useState('');
  const [typed, setTyped] = useState<string>();
  const [reason, setReason] = useState('');
  const [isChecked, setChecked] = useState(false);
  const [seen, setSeen] = useState<{ readonly wish: string; readonly amounts: CreditedAmount }>();
  const { preview, confirm } = useCreditAmount(club.nid, invoice);
  const about = proposal.lines.find(({ position }) => String(position) === line);
  const most = Math.min(proposal.most, about?.charged ?? proposal.most);
  const proposed = about?.proposal ?? proposal.proposal;
  const amount = typed ?? (proposed > 0 ? writeEuros(proposed) : '');
  const cents = typedCents(amount);
  const isFitting = cents > 0 && cents <= most;
  const wish: CreditWish = { amount: cents, line: about?.position, reason: reason.trim() };
  const written = JSON.stringify(wish);
  // What was computed for other amounts says nothing about these.
  const amounts = seen?.wish === written ? seen.amounts : undefined;
  const look = () => {
    setChecked(true);
    confirm.reset();
    if (isFitting && wish.reason !== '')
      preview.mutate(wish, { onSuccess: (found) => setSeen({ wish: written, amounts: found }) });
  };
  const give = (agreed: CreditedAmount) =>
    confirm.mutate(
      { ...wish, agreed },
      {
        onSuccess: onClose,
        // The amounts changed meanwhile, so the manager looks again.
        onError: (error) => refusalOf(error) && setSeen(undefined),
      },
    );
  return (
    <BookingDialog
      title={texts.title(invoice.number)}
      onClose={onClose}
      onSave={() => (amounts ? give(amounts) : look())}
      save={amounts ? texts.save(formatEuros(cents)) : texts.look}
      variant={amounts ? 'danger' : 'primary'}
      busy={preview.isPending || confirm.isPending}
      error={preview.error ?? confirm.error}
    >
      <p>{texts.lead(invoice.payer, invoice.mailed)}</p>
      <Suspense fallback={null}>
        {proposal.certificates.length > 0 && <CertificatesAbout certificates={proposal.certificates} />}
      </Suspense>
      <SelectField
        inForm
        label={texts.line}
        options={[
          { value: '', label: texts.all(formatEuros(proposal.most)) },
          ...proposal.lines.map(({ position, what, name, charged }) => ({
            value: String(position),
            label: texts.option(what, name, formatEuros(charged)),
          })),
        ]}
        value={line}
        onChange={(value) => {
          setLine(value);
          setTyped(undefined);
        }}
      />
      <Proposal proposal={proposal} line={line} />
      <AmountField
        hint={ledgerTexts.fields.atMost(formatEuros(most))}
        value={amount}
        onChange={setTyped}
        error={isChecked && !isFitting ? ledgerTexts.fields.wrongAmount(formatEuros(most)) : undefined}
      />
      <TextField
        label={texts.reason}
        hint={texts.reasonHint(invoice.payer, invoice.mailed)}
        value={reason}
        onChange={setReason}
        maxLength={500}
        error={isChecked && wish.reason === '' ? ledgerTexts.undo.noReason : undefined}
      />
      {amounts && <CreditEffect amounts={amounts} payer={invoice.payer} />}
    </BookingDialog>
  );
}

/** Says how the proposal follows from the lessons that remain. */
function Proposal({ proposal, line }: { proposal: RefundProposal; line: string }) {
  const about = proposal.lines.filter(
    ({ lessons, position }) => lessons && (line === '' || String(position) === line),
  );
  return about.map(({ position, what, lessons, proposal: cents }) => (
    <p key={position}>{lessons && texts.lessons(what, lessons.left, lessons.total, formatEuros(cents))}</p>
  ));
}

const shown = ['lapses', 'refunded', 'byHand'] as const;

/** What happens to the money. It takes the focus, because it may be below the fold, and the button below it gives the money back. */
function CreditEffect({ amounts, payer }: { amounts: CreditedAmount; payer: string }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <div ref={place} tabIndex={-1}>
      <Notice tone="info" role="status" title={texts.effect}>
        {shown
          .filter((one) => amounts[one] > 0)
          .map((one) => (
            <p key={one}>{texts.amounts[one](formatEuros(amounts[one]), payer)}</p>
          ))}
      </Notice>
    </div>
  );
}
