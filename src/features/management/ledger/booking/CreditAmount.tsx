import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatEuros, writeEuros } from '#rules/money.ts';
import { readEuros } from '#rules/readEuros.ts';
import type { Club } from '#src/api/entities/club.ts';
import type { ClubInvoice } from '#src/api/entities/clubInvoice.ts';
import type { CreditedAmount, RefundProposal } from '#src/api/entities/refundProposal.ts';
import { Button } from '#src/components/actions/Button.tsx';
import { Notice } from '#src/components/feedback/Notice.tsx';
import { SelectField } from '#src/components/fields/SelectField.tsx';
import { TextField } from '#src/components/fields/TextField.tsx';
import { VisuallyHidden } from '#src/components/layout/VisuallyHidden.tsx';
import { Dialog } from '#src/components/overlays/Dialog.tsx';
import { Loaded } from '#src/features/failures/index.ts';
import { ledgerTexts } from '#src/texts/nl/ledger.ts';
import styles from '../Ledger.module.css';
import { LedgerFailure } from '../LedgerFailure.tsx';
import { LedgerLoading } from '../LedgerList.tsx';
import { type CreditWish, refundProposalQuery, useCreditAmount } from './ledgerCredits.ts';

const texts = ledgerTexts.back;
const shown = ['lapses', 'refunded', 'byHand'] as const;

interface CreditAmountProps {
  club: Club;
  invoice: ClubInvoice;
}

/** Opens the dialog in which a manager takes an amount off an invoice, and gives back what was paid. */
export function CreditAmount({ club, invoice }: CreditAmountProps) {
  const [isOpen, setOpen] = useState(false);
  const query = useQuery({ ...refundProposalQuery(club.nid, invoice.oid), enabled: isOpen });
  const close = () => setOpen(false);
  return (
    <>
      <Button variant="quiet" onClick={() => setOpen(true)}>
        <span>
          {texts.open}
          <VisuallyHidden>{texts.about(invoice.number)}</VisuallyHidden>
        </span>
      </Button>
      {isOpen &&
        (query.data ? (
          <CreditDialog club={club} invoice={invoice} proposal={query.data} onClose={close} />
        ) : (
          <Dialog open onClose={close} title={texts.title(invoice.number)} footer={null}>
            <Loaded query={query} loading={<LedgerLoading label={texts.loading} />}>
              {() => null}
            </Loaded>
          </Dialog>
        ))}
    </>
  );
}

interface CreditDialogProps extends CreditAmountProps {
  proposal: RefundProposal;
  onClose: () => void;
}

function CreditDialog({ club, invoice, proposal, onClose }: CreditDialogProps) {
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
  const cents = readEuros(amount) ?? 0;
  const isComplete = cents > 0 && cents <= most && reason.trim() !== '';
  const wish: CreditWish = { amount: cents, line: about?.position, reason: reason.trim() };
  // What was computed for other amounts says nothing about these.
  const amounts = seen?.wish === JSON.stringify(wish) ? seen.amounts : undefined;
  const look = () => {
    setChecked(true);
    if (isComplete)
      preview.mutate(wish, { onSuccess: (found) => setSeen({ wish: JSON.stringify(wish), amounts: found }) });
  };
  const give = () => amounts && confirm.mutate({ ...wish, agreed: amounts }, { onSuccess: onClose });
  return (
    <Dialog
      open
      onClose={onClose}
      title={texts.title(invoice.number)}
      footer={
        <>
          <Button onClick={onClose}>{ledgerTexts.cancel}</Button>
          {amounts ? (
            <Button variant="danger" busy={confirm.isPending} onClick={give}>
              {texts.save(formatEuros(cents))}
            </Button>
          ) : (
            <Button variant="primary" busy={preview.isPending} onClick={look}>
              {texts.look}
            </Button>
          )}
        </>
      }
    >
      <div className={styles.dialog}>
        <p>{texts.lead}</p>
        <SelectField
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
        <TextField
          label={texts.amount}
          hint={texts.amountHint(formatEuros(most))}
          value={amount}
          onChange={setTyped}
          inputMode="decimal"
          autoComplete="off"
          error={
            isChecked && (cents === 0 || cents > most) ? texts.wrongAmount(formatEuros(most)) : undefined
          }
        />
        <TextField
          label={texts.reason}
          hint={texts.reasonHint(invoice.payer)}
          value={reason}
          onChange={setReason}
          maxLength={500}
          error={isChecked && reason.trim() === '' ? ledgerTexts.undo.noReason : undefined}
        />
        {amounts && (
          <Notice tone="info" role="status" title={texts.effect}>
            {shown
              .filter((one) => amounts[one] > 0)
              .map((one) => (
                <p key={one}>{texts.amounts[one](formatEuros(amounts[one]), invoice.payer)}</p>
              ))}
          </Notice>
        )}
        <LedgerFailure error={preview.error ?? confirm.error} />
      </div>
    </Dialog>
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
