import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Button } from '#src/components/actions/Button.tsx';
import { Notice } from '#src/components/feedback/Notice.tsx';
import { TextField } from '#src/components/fields/TextField.tsx';
import { Dialog } from '#src/components/overlays/Dialog.tsx';
import { personalDataTexts as texts } from '#src/texts/nl/personalData.ts';
import { failureText } from '../../failures/index.ts';
import { passwordFault } from '../view/passwordFault.ts';
import styles from './PersonalData.module.css';

interface PasswordDialogProps {
  title: string;
  onClose: () => void;
  /** The text that the person agrees to, shown above the password field. */
  children: ReactNode;
  action: { readonly label: string; readonly busy: string; readonly variant: 'primary' | 'danger' };
  /** The mutation that uses the password. */
  doing: { readonly isPending: boolean; readonly error: Error | null };
  failedTitle: string;
  onSubmit: (password: string) => void;
}

/**
 * Asks for the password again before an action for which a session is not enough. After a failure the dialog stays open and
 * shows the reason.
 */
export function PasswordDialog(props: PasswordDialogProps) {
  const { title, onClose, children, action, doing, failedTitle, onSubmit } = props;
  const [password, setPassword] = useState('');
  const [isMissing, setMissing] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const formId = useId();
  const fault = passwordFault(doing.error);
  const wrong = isMissing ? texts.passwordMissing : fault;
  // A wrong password moves the focus to its field.
  useEffect(() => {
    if (fault !== undefined) form.current?.querySelector('input')?.focus();
  }, [fault]);
  return (
    <Dialog
      open
      title={title}
      onClose={onClose}
      closable={!doing.isPending}
      footer={
        <>
          <Button onClick={onClose} disabled={doing.isPending}>
            {texts.cancel}
          </Button>
          <Button type="submit" form={formId} variant={action.variant} busy={doing.isPending}>
            {doing.isPending ? action.busy : action.label}
          </Button>
        </>
      }
    >
      <form
        ref={form}
        id={formId}
        className={styles.dialog}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          setMissing(password === '');
          if (password === '') form.current?.querySelector('input')?.focus();
          else if (!doing.isPending) onSubmit(password);
        }}
      >
        {children}
        {doing.error && fault === undefined && (
          <Notice tone="danger" role="alert" title={failedTitle}>
            {failureText(doing.error)}
          </Notice>
        )}
        <TextField
          label={texts.password}
          type="password"
          name="password"
          autoComplete="current-password"
          required
          value={password}
          onChange={(typed) => {
            setPassword(typed);
            setMissing(false);
          }}
          error={wrong}
        />
      </form>
    </Dialog>
  );
}
