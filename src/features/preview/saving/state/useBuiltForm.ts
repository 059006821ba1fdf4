import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { systemClock } from '#src/platform/loading/clock.ts';
import { localTexts } from '#src/platform/storage/storage.ts';
import type { FormToEdit } from '../../view/formToEdit.ts';
import { type BuiltForm, createBuiltForm } from './createBuiltForm.ts';
import { type EditedForm, formEditorQuery, loadForm, saveDraft } from './formCalls.ts';

interface Building {
  readonly form: FormToEdit;
  readonly uid: number;
  readonly editor: EditedForm;
}

/** The form that this manager builds, for as long as the screen is there. */
export function useBuiltForm({ form, uid, editor }: Building): BuiltForm {
  const client = useQueryClient();
  const [built] = useState(() =>
    createBuiltForm(editor, {
      ...{ storage: localTexts, clock: systemClock, name: draftName(form, uid) },
      save: (draft, revision) => saveDraft(form, draft, revision),
      async load() {
        const now = await loadForm(form);
        client.setQueryData(formEditorQuery(form).queryKey, now);
        return now;
      },
    }),
  );
  useEffect(() => {
    const send = () => void built.send();
    // A page that is hidden may be closed next.
    document.addEventListener('visibilitychange', send);
    window.addEventListener('online', send);
    return () => {
      document.removeEventListener('visibilitychange', send);
      window.removeEventListener('online', send);
      built.stop();
    };
  }, [built]);
  return built;
}

export function useBuiltState(built: BuiltForm) {
  return useSyncExternalStore(built.subscribe, built.get);
}

/** Two managers may use one device. */
function draftName(form: FormToEdit, uid: number): string {
  return `built-form.${uid}.${form.club}.${form.scope}${form.scope === 'club' ? '' : `.${form.id}`}`;
}
