import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import type { Club } from '#src/api/entities/club/club.ts';
import type { ClubInvoice } from '#src/api/entities/management/clubInvoice.ts';
import { Button } from '#src/components/actions/Button.tsx';
import layout from '#src/components/layout/layout.module.css';
import { Dialog } from '#src/components/overlays/Dialog.tsx';
import { useFocusNearby } from '#src/components/overlays/useFocusNearby.ts';
import { ledgerTexts as texts } from '#src/texts/nl/ledger.ts';
import { LedgerFailure } from '../LedgerFailure.tsx';

/** What each dialog of an invoice gets. */
export interface InvoiceDialogProps {
  club: Club;
  invoice: ClubInvoice;
  onClose: () => void;
}

interface BookingDialogProps {
  title: string;
  onClose: () => void;
  /** Label of the button that changes nothing. */
  keep?: string;
  /** Called by the button, and by Enter in a field. */
  onSave: () => void;
  save: string;
  variant?: 'primary' | 'danger';
  busy: boolean;
  error: Error | null;
  children: ReactNode;
}

/** The dialog of a change of the books. A try with a wrong field moves the focus there. */
export function BookingDialog(props: BookingDialogProps) {
  const {
    title,
    onClose,
    keep = texts.cancel,
    onSave,
    save,
    variant = 'primary',
    busy,
    error,
    children,
  } = props;
  const [tries, setTries] = useState(0);
  const form = useRef<HTMLFormElement>(null);
  const formId = useId();
  useEffect(() => {
    if (tries > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [tries]);
  useFocusNearby(form, ['li', 'main']);
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      footer={
        <>
          <Button onClick={onClose}>{keep}</Button>
          <Button
            type="submit"
            form={formId}
            variant={variant}
            busy={busy}
            // The button may have got another meaning since the first press of a double click.
            onClick={(event) => event.detail > 1 && event.preventDefault()}
          >
            {save}
          </Button>
        </>
      }
    >
      <form
        ref={form}
        id={formId}
        className={layout.stack2}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (busy) return;
          setTries((count) => count + 1);
          onSave();
        }}
      >
        {children}
        <LedgerFailure error={error} />
      </form>
    </Dialog>
  );
}
