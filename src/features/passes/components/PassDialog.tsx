import type { ReactNode } from 'react';
import { Button } from '#src/components/actions/Button.tsx';
import { Notice } from '#src/components/feedback/Notice.tsx';
import layout from '#src/components/layout/layout.module.css';
import { Dialog } from '#src/components/overlays/Dialog.tsx';
import { Detail } from '#src/components/text/Detail.tsx';
import { failureText } from '../../failures/index.ts';
import type { SessionView } from '../view/sessionDays.ts';
import styles from './Sessions.module.css';

interface PassDialogProps {
  title: string;
  session: SessionView;
  children: ReactNode;
  /** The confirm button. */
  confirm: { readonly label: string; readonly variant: 'primary' | 'danger'; readonly run: () => void };
  dismiss: string;
  onClose: () => void;
  busy: boolean;
  failure: { readonly title: string; readonly error: Error | null };
}

/** Asks for confirmation and shows the session concerned. After a failure the dialog stays open and shows the reason. */
export function PassDialog(props: PassDialogProps) {
  const { title, session, children, confirm, dismiss, onClose, busy, failure } = props;
  return (
    <Dialog
      open
      title={title}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{dismiss}</Button>
          <Button variant={confirm.variant} busy={busy} onClick={confirm.run}>
            {confirm.label}
          </Button>
        </>
      }
    >
      <div className={layout.stack2}>
        <div>
          <p className={styles.name} dir="auto">
            {session.course}
          </p>
          <p>{session.when}</p>
          <Detail dir="auto">{session.place}</Detail>
        </div>
        {children}
        {failure.error && (
          <Notice tone="danger" role="alert" title={failure.title}>
            {failureText(failure.error)}
          </Notice>
        )}
      </div>
    </Dialog>
  );
}
