import { useEffect, useState } from 'react';
import { pathsOf } from '../../questions/building-blocks/storedPaths.ts';
import { useLatest } from '../../questions/building-blocks/useLatest.tsx';
import { editAnswer } from '../../store/editAnswer.ts';
import { type FormStore, fieldOf } from '../../store/formStore.ts';
import { storeAt } from '../../store/rows/storeAt.ts';
import { createFormUploads, type FormUploads } from '../../store/uploads/formUploads.ts';
import { keyOf } from '../../store/uploads/uploadPlace.ts';
import { uploadText } from '../../store/uploads/uploadText.ts';
import type { RegistrationFormSettings } from '../registrationFormProps.ts';

/**
 * The uploads of a form, created once. They continue while their questions are hidden, and end when the form unmounts.
 * Paths are written to the current store, also after the host replaced the form.
 */
export function useUploads(
  store: FormStore,
  props: Pick<RegistrationFormSettings, 'ports' | 'uploads' | 'onFileRefused'>,
): FormUploads {
  const latest = useLatest({ store, ...props });
  const [uploads] = useState(() =>
    createFormUploads({
      port: () => latest.current.ports.uploads,
      mode: () => latest.current.uploads ?? 'immediate',
      answer: (question) => {
        const key = keyOf(question);
        // Found anew each time: the host may replace the form, and a row may move.
        const store = () => storeAt(latest.current.store, question.rows ?? [])?.store;
        return {
          read: () => {
            const found = store();
            return pathsOf(found && fieldOf(found, key)?.getState().answer);
          },
          write: (paths) => {
            const found = store();
            if (found) editAnswer(found, key, paths);
          },
        };
      },
      isThere: ({ rows = [] }) =>
        storeAt(latest.current.store, rows)?.indexes.every((index) => index !== undefined) ?? false,
      onRefused: (key, row) => {
        const { texts, settings } = latest.current.store.form;
        const message = uploadText(row, { texts, locale: settings.locale });
        latest.current.onFileRefused?.({ key, file: row.file, fault: row.refusal.fault, message });
      },
    }),
  );
  useEffect(() => () => uploads.drop(), [uploads]);
  return uploads;
}
