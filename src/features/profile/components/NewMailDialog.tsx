import { useMutation } from '@tanstack/react-query';
import { refusalOf } from '#src/api/apiFailure.ts';
import { profileTexts } from '#src/texts/nl/profile.ts';
import { SaveCancelled } from '../../person-form/index.ts';
import { PasswordDialog, passwordFault } from '../../personal-data/index.ts';
import { useSaveProfile } from '../queries.ts';
import type { WaitingChange } from '../state/useGuardedSave.ts';
import styles from './ProfilePage.module.css';

const texts = profileTexts.newMail;

interface NewMailDialogProps {
  waiting: WaitingChange;
  /** The address that logs in until the new one is confirmed. */
  mail: string;
}

/** Asks for the password before the login address changes: a session that somebody left open is not enough. */
export function NewMailDialog({ waiting: { change, saved, failed }, mail }: NewMailDialogProps) {
  const save = useSaveProfile();
  const saving = useMutation({
    mutationFn: (password: string) => save({ ...change, password }),
    onSuccess: saved,
    onError: (error) => {
      const isAboutField = passwordFault(error) === undefined && refusalOf(error)?.problems.length;
      // The form shows this error at the field itself.
      if (isAboutField) failed(error);
    },
  });
  return (
    <PasswordDialog
      title={texts.title}
      onClose={() => failed(new SaveCancelled())}
      action={{ label: texts.action, busy: texts.busy, variant: 'primary' }}
      doing={saving}
      failedTitle={texts.failed}
      onSubmit={saving.mutate}
    >
      <p>
        {texts.link} <strong className={styles.mail}>{change.mail}</strong>. {texts.after}
      </p>
      <p>{texts.until(mail)}</p>
    </PasswordDialog>
  );
}
