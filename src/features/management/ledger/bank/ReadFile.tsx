import { useId, useRef, useState } from 'react';
import type { Club } from '#src/api/entities/club/club.ts';
import { Button } from '#src/components/actions/Button.tsx';
import { Dialog } from '#src/components/overlays/Dialog.tsx';
import { Detail } from '#src/components/text/Detail.tsx';
import { bankStatementsTexts as texts } from '#src/texts/nl/bankStatements.ts';
import { LedgerFailure } from '../LedgerFailure.tsx';
import styles from './Bank.module.css';
import { useReadFile } from './bankQueries.ts';

/** Chooses a file of the bank and uploads it at once. */
export function ReadFile({ club }: { club: Club }) {
  const input = useRef<HTMLInputElement>(null);
  const hint = useId();
  const { mutate, isPending, error } = useReadFile(club.nid);
  const [other, setOther] = useState<{ file: File; account: string }>();
  const read = (file: File, otherAccount: boolean) =>
    mutate(
      { file, otherAccount },
      {
        onSuccess: (answer) => setOther(answer.other === null ? undefined : { file, account: answer.other }),
      },
    );
  return (
    <div className={styles.file}>
      <Button
        icon="plus"
        variant="primary"
        busy={isPending}
        aria-describedby={hint}
        onClick={() => input.current?.click()}
      >
        {texts.choose}
      </Button>
      <div id={hint} className={styles.hint}>
        <Detail>{texts.accepted}</Detail>
      </div>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={texts.file}
        accept=".cod,.coda,.csv,.txt,text/plain,text/csv"
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          if (file) read(file, false);
          // The same file may be chosen again.
          event.target.value = '';
        }}
      />
      <LedgerFailure error={error} />
      {other && (
        <Dialog
          open
          onClose={() => setOther(undefined)}
          title={texts.other.title}
          footer={
            <>
              <Button onClick={() => setOther(undefined)}>{texts.other.keep}</Button>
              <Button variant="primary" busy={isPending} onClick={() => read(other.file, true)}>
                {texts.other.read}
              </Button>
            </>
          }
        >
          <p>{texts.other.text(other.account)}</p>
        </Dialog>
      )}
    </div>
  );
}
