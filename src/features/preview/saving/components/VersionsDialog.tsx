import type { WireSection } from '@clubpoort/form-engine/headless';
import { useMutation, useQuery } from '@tanstack/react-query';
import { formatDay, formatTime } from '#rules/writtenTime.ts';
import type { FormVersion } from '#src/api/entities/forms/builtForm.ts';
import { Button } from '#src/components/actions/Button.tsx';
import { EmptyState } from '#src/components/feedback/EmptyState.tsx';
import { Loading } from '#src/components/feedback/Loading.tsx';
import { Notice } from '#src/components/feedback/Notice.tsx';
import { Skeleton } from '#src/components/feedback/Skeleton.tsx';
import layout from '#src/components/layout/layout.module.css';
import { Dialog } from '#src/components/overlays/Dialog.tsx';
import { failureText, Loaded } from '#src/features/failures/index.ts';
import { showNotice } from '#src/features/notices/index.ts';
import { formSavingTexts } from '#src/texts/nl/formSaving.ts';
import type { FormToEdit } from '../../view/formToEdit.ts';
import { formVersionsQuery, loadVersion } from '../state/formCalls.ts';
import styles from './FormEditorScreen.module.css';

const texts = formSavingTexts.versions;

interface VersionsDialogProps {
  form: FormToEdit;
  onRestore: (sections: readonly WireSection[]) => void;
  /** Asks whether the draft should go; left out where there is none. */
  onDiscard?: () => void;
  onClose: () => void;
}

/** The versions that were saved. One of them goes back into the builder, and is saved like anything that is built. */
export function VersionsDialog({ form, onRestore, onDiscard, onClose }: VersionsDialogProps) {
  const query = useQuery(formVersionsQuery(form));
  const { mutate, error, variables, isPending } = useMutation({
    mutationFn: (id: number) => loadVersion(form, id),
    onSuccess: (sections) => {
      onRestore(sections);
      showNotice({ tone: 'success', message: texts.restored });
      onClose();
    },
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title={texts.title}
      footer={<Button onClick={onClose}>{texts.close}</Button>}
    >
      <div className={layout.stack2}>
        <Loaded
          query={query}
          loading={
            <Loading label={formSavingTexts.loading}>
              <Skeleton shape="line" count={3} />
            </Loading>
          }
          empty={<EmptyState title={texts.empty}>{texts.emptyHint}</EmptyState>}
        >
          {(versions) => (
            <>
              <p>{texts.lead}</p>
              <ul className={styles.changes}>
                {versions.map((version, index) => (
                  <Version
                    key={version.id}
                    version={version}
                    isNow={index === 0}
                    busy={isPending && variables === version.id}
                    onRestore={() => mutate(version.id)}
                  />
                ))}
              </ul>
            </>
          )}
        </Loaded>
        {onDiscard && (
          <div className={styles.row}>
            <p>{formSavingTexts.discard.offer}</p>
            <Button variant="danger" onClick={onDiscard}>
              {formSavingTexts.discard.open}
            </Button>
          </div>
        )}
        {error && (
          <Notice tone="danger" role="alert">
            {failureText(error)}
          </Notice>
        )}
      </div>
    </Dialog>
  );
}

interface VersionProps {
  version: FormVersion;
  isNow: boolean;
  busy: boolean;
  onRestore: () => void;
}

function Version({ version: { at, by, questions }, isNow, busy, onRestore }: VersionProps) {
  const when = formSavingTexts.at(formatDay(at), formatTime(at));
  const says = [
    by === null ? texts.before : texts.by(by),
    texts.questions(questions),
    isNow ? texts.now : '',
  ];
  return (
    <li className={styles.row}>
      <div>
        <p className={styles.question}>{when}</p>
        <p>{says.filter(Boolean).join(' · ')}</p>
      </div>
      <Button aria-label={texts.restoreName(when)} busy={busy} onClick={onRestore}>
        {texts.restore}
      </Button>
    </li>
  );
}
