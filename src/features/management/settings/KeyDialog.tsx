import { useState } from 'react';
import type { Club } from '#src/api/entities/club/club.ts';
import { TextField } from '#src/components/fields/TextField.tsx';
import { Detail } from '#src/components/text/Detail.tsx';
import { clubSettingsTexts } from '#src/texts/nl/clubSettings.ts';
import { BookingDialog } from '../ledger/booking/BookingDialog.tsx';
import { useSetKey } from './settingsQueries.ts';

const texts = clubSettingsTexts.account;

interface KeyDialogProps {
  club: Club;
  /** Whether the new key replaces one. */
  hasKey: boolean;
  onClose: () => void;
}

/** Asks for the key of a club's own account. The typed key is nowhere but in this field. */
export function KeyDialog({ club, hasKey, onClose }: KeyDialogProps) {
  const [key, setKey] = useState('');
  const [isTried, setTried] = useState(false);
  const { mutate, isPending, error } = useSetKey(club.nid);
  const isKey = /^(live|test)_\w{30,}$/.test(key.trim());
  const save = () => {
    setTried(true);
    if (isKey) mutate(key.trim(), { onSuccess: onClose });
  };
  return (
    <BookingDialog
      title={hasKey ? texts.replace : texts.set}
      onClose={onClose}
      onSave={save}
      save={texts.save}
      busy={isPending}
      error={error}
    >
      <TextField
        label={texts.field}
        hint={texts.hint}
        value={key}
        onChange={setKey}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={200}
        error={isTried && !isKey ? texts.wrong : undefined}
      />
      <Detail>{texts.safe}</Detail>
      {hasKey && <Detail>{texts.earlier}</Detail>}
    </BookingDialog>
  );
}
