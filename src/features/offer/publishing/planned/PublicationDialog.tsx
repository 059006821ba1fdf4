import { type ReactNode, useId, useRef } from 'react';
import { Button } from '#src/components/actions/Button.tsx';
import { Notice } from '#src/components/feedback/Notice.tsx';
import layout from '#src/components/layout/layout.module.css';
import { Dialog } from '#src/components/overlays/Dialog.tsx';
import { useFocusNearby } from '#src/components/overlays/useFocusNearby.ts';
import { failureText } from '#src/features/failures/index.ts';
import { offerPlannedTexts as texts } from '#src/texts/nl/offerPlanned.ts';

interface PublicationDialogProps {
  title: string;
  /** Label of the button that changes nothing. */
  keep: string;
  confirm: string;
  variant?: 'primary' | 'danger';
  busy: boolean;
  error: Error | null;
  onClose: () => void;
  onConfirm: () => void;
  children: ReactNode;
}

/** Asks before a publication is changed. Both buttons name an outcome. */
export function PublicationDialog(props: PublicationDialogProps) {
  const { title, keep, confirm, variant = 'primary', busy, error, onClose, onConfirm, children } = props;
  const formId = useId();
  const form = useRef<HTMLFormElement>(null);
  useFocusNearby(form, ['li', 'section', 'main']);
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      footer={
        <>
          <Button onClick={onClose}>{keep}</Button>
          <Button type="submit" form={formId} variant={variant} busy={busy}>
            {confirm}
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
          if (!busy) onConfirm();
        }}
      >
        {children}
        {error && (
          <Notice tone="danger" role="alert" title={texts.failed}>
            {failureText(error)}
          </Notice>
        )}
      </form>
    </Dialog>
  );
}
