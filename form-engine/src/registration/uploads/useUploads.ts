import { useEffect, useState } from 'react';
import { useLatest } from '../../questions/building-blocks/useLatest.tsx';
import { pathsOf } from '../../questions/file/storedPaths.ts';
import { editAnswer } from '../../store/editAnswer.ts';
import { type FormStore, fieldOf } from '../../store/formStore.ts';
import { createFormUploads, type FormUploads } from '../../store/uploads/formUploads.ts';
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
      answer: (key) => ({
        read: () => pathsOf(fieldOf(latest.current.store, key)?.getState().answer),
        write: (paths) => editAnswer(latest.current.store, key, paths),
      }),
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
