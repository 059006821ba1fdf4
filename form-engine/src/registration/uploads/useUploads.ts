import { useEffect, useState } from 'react';
import { useLatest } from '../../questions/building-blocks/useLatest.tsx';
import { pathsOf } from '../../questions/file/storedPaths.ts';
import { editAnswer } from '../../store/editAnswer.ts';
import { type FormStore, fieldOf } from '../../store/formStore.ts';
import { createFormUploads, type FormUploads } from '../../store/uploads/formUploads.ts';
import { uploadText } from '../../store/uploads/uploadText.ts';
import type { RegistrationFormSettings } from '../registrationFormProps.ts';

/**
 * The uploads of a form, made once: they go on while their questions are out of sight, and end with the form. A host that
 * gives the form anew finds what was sent in the store on the screen then.
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
        const message = uploadText(row, latest.current.store.form.texts);
        latest.current.onFileRefused?.({ key, file: row.file, fault: row.refusal.fault, message });
      },
    }),
  );
  useEffect(() => () => uploads.drop(), [uploads]);
  return uploads;
}
