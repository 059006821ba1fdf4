import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { isRefusedWith } from '#src/api/apiFailure.ts';
import type { FormChange, FormPlan } from '#src/api/entities/forms/builtForm.ts';
import { Button } from '#src/components/actions/Button.tsx';
import { Loading } from '#src/components/feedback/Loading.tsx';
import { Notice } from '#src/components/feedback/Notice.tsx';
import { Skeleton } from '#src/components/feedback/Skeleton.tsx';
import layout from '#src/components/layout/layout.module.css';
import { Dialog } from '#src/components/overlays/Dialog.tsx';
import { failureText, Loaded } from '#src/features/failures/index.ts';
import { showNotice } from '#src/features/notices/index.ts';
import { randomUuid } from '#src/platform/randomUuid.ts';
import { formSavingTexts } from '#src/texts/nl/formSaving.ts';
import type { FormToEdit } from '../../view/formToEdit.ts';
import type { Visibility } from '../../view/visibility.ts';
import type { BuiltDraft } from '../state/builtDraft.ts';
import { formPlanQuery, publishForm } from '../state/formCalls.ts';
import styles from './FormEditorScreen.module.css';

const texts = formSavingTexts.save;

interface SaveDialogProps {
  form: FormToEdit;
  visibility: Visibility;
  draft: BuiltDraft;
  /** Called before the form is saved. */
  onSaving: () => Promise<void>;
  onSaved: () => Promise<void>;
  /** Somebody else saved the form meanwhile. */
  onOutdated: () => void;
  onClose: () => void;
}

/** Says what saving does, question by question, before it is done. */
export function SaveDialog({
  form,
  visibility,
  draft,
  onSaving,
  onSaved,
  onOutdated,
  onClose,
}: SaveDialogProps) {
  // The dialog saves the form that it showed, also where the builder goes on behind it.
  const [seen] = useState(draft);
  const [key] = useState(randomUuid);
  const plan = useQuery(formPlanQuery(form, seen));
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () => {
      await onSaving();
      await publishForm(form, seen, key);
      await onSaved();
    },
    onSuccess: () => {
      showNotice({ tone: 'success', message: texts.done[visibility] });
      onClose();
    },
    onError: (failure) => {
      if (isRefusedWith(failure, 'form-changed')) onOutdated();
    },
  });
  const canSave = plan.data !== undefined && plan.data.faults.length === 0 && !isEmpty(plan.data);
  return (
    <Dialog
      open
      onClose={onClose}
      title={texts.title}
      footer={
        <>
          <Button onClick={onClose}>{texts.cancel}</Button>
          {canSave && (
            <Button variant="primary" busy={isPending} onClick={() => mutate()}>
              {texts.confirm[form.scope]}
            </Button>
          )}
        </>
      }
    >
      <div className={layout.stack2}>
        <Loaded
          query={plan}
          loading={
            <Loading label={texts.busy}>
              <Skeleton shape="line" count={4} />
            </Loading>
          }
          refused={(failure) =>
            isRefusedWith(failure, 'form-changed') && (
              <Notice
                tone="warning"
                role="alert"
                title={failureText(failure)}
                actions={<Button onClick={onOutdated}>{formSavingTexts.outdated.merge}</Button>}
              >
                {formSavingTexts.outdated.safe}
              </Notice>
            )
          }
        >
          {(data) => <Plan plan={data} visibility={visibility} />}
        </Loaded>
        {error && (
          <Notice tone="danger" role="alert" title={texts.failed}>
            {failureText(error)}
          </Notice>
        )}
      </div>
    </Dialog>
  );
}

function isEmpty({ changes, reordered }: FormPlan): boolean {
  return changes.length === 0 && !reordered;
}

function Plan({ plan, visibility }: { plan: FormPlan; visibility: Visibility }) {
  const { changes, reordered, faults } = plan;
  if (faults.length > 0)
    return (
      <Notice tone="danger" role="status" title={texts.faults}>
        <ul>
          {faults.map(({ place, message }) => (
            <li key={`${place} ${message}`}>{[place, message].filter(Boolean).join(': ')}</li>
          ))}
        </ul>
      </Notice>
    );
  if (isEmpty(plan)) return <p role="status">{texts.nothing}</p>;
  return (
    <>
      {(['added', 'changed', 'removed'] as const).map((is) => (
        <Changes key={is} title={texts.groups[is]} changes={changes.filter((change) => change.is === is)} />
      ))}
      {reordered && <p>{texts.reordered}</p>}
      {visibility === 'shown' && (
        <p>
          {texts.openForms} {changes.some(({ is }) => is === 'added') && texts.notAgain}
        </p>
      )}
    </>
  );
}

function Changes({ title, changes }: { title: string; changes: readonly FormChange[] }) {
  if (changes.length === 0) return null;
  return (
    <section className={styles.group}>
      <h3>{`${title} (${changes.length})`}</h3>
      <ul className={styles.changes}>
        {changes.map((change, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two questions may have one text, and the list never changes
          <li key={index}>
            <p className={styles.question}>{change.question}</p>
            <p>{sentenceOf(change)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function sentenceOf({ is, people, again, kept, fields }: FormChange): string {
  if (is === 'added') return people > 0 ? texts.returnsSays(people, kept) : texts.addedSays(kept);
  if (is === 'removed') return people > 0 ? texts.removedSays(people, kept) : texts.nobody;
  const what = fields.map((field) => texts.fields[field]).join(', ');
  const said = people > 0 ? texts.changedSays(people) : texts.nobody;
  return [`${what.charAt(0).toUpperCase()}${what.slice(1)}.`, said, again > 0 && texts.again(again)]
    .filter(Boolean)
    .join(' ');
}
