import { useEffect, useId, useRef, useState } from 'react';
import type { Club } from '#src/api/entities/club/club.ts';
import { Button } from '#src/components/actions/Button.tsx';
import { Notice } from '#src/components/feedback/Notice.tsx';
import { TextField } from '#src/components/fields/TextField.tsx';
import layout from '#src/components/layout/layout.module.css';
import { Dialog } from '#src/components/overlays/Dialog.tsx';
import { Detail } from '#src/components/text/Detail.tsx';
import { clubSettingsTexts } from '#src/texts/nl/clubSettings.ts';
import { failureText } from '../../failures/index.ts';
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
  const [tries, setTries] = useState(0);
  const { mutate, isPending, error } = useSetKey(club.nid);
  const form = useRef<HTMLFormElement>(null);
  const formId = useId();
  const isKey = /^(live|test)_\w{30,}$/.test(key.trim());
  useEffect(() => {
    if (tries > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [tries]);
  return (
    <Dialog
      open
      onClose={onClose}
      title={hasKey ? texts.replace : texts.set}
      footer={
        <>
          <Button onClick={onClose}>{clubSettingsTexts.cancel}</Button>
          <Button type="submit" form={formId} variant="primary" busy={isPending}>
            {texts.save}
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
          if (isPending) return;
          setTries((count) => count + 1);
          if (isKey) mutate(key.trim(), { onSuccess: onClose });
        }}
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
          error={tries > 0 && !isKey ? texts.wrong : undefined}
        />
        <Detail>{texts.safe}</Detail>
        {hasKey && <Detail>{texts.earlier}</Detail>}
        {error && (
          <Notice tone="danger" role="alert" title={clubSettingsTexts.failed}>
            {failureText(error)}
          </Notice>
        )}
      </form>
    </Dialog>
  );
}
