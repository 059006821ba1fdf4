import { useMutation } from '@tanstack/react-query';
import { exportMyData } from '#src/api/personalData.ts';
import { saveFile } from '#src/platform/page/saveFile.ts';
import { personalDataTexts } from '#src/texts/nl/personalData.ts';
import { showNotice } from '../../notices/index.ts';
import { PasswordDialog } from './PasswordDialog.tsx';

const texts = personalDataTexts.export;

/**
 * Downloads everything that is stored about the account. Asks for the password, because the file has unmasked national
 * numbers.
 */
export function ExportDialog({ onClose }: { onClose: () => void }) {
  const exporting = useExport(() => {
    showNotice({ tone: 'success', message: texts.done });
    onClose();
  });
  return (
    <PasswordDialog
      title={texts.title}
      onClose={onClose}
      action={{ label: texts.action, busy: texts.busy, variant: 'primary' }}
      doing={exporting}
      failedTitle={texts.failed}
      onSubmit={exporting.mutate}
    >
      <p>{texts.what}</p>
      <p>{texts.careful}</p>
    </PasswordDialog>
  );
}

const { fallbackName } = personalDataTexts.export;

/** Downloads all stored data as a file. */
function useExport(onSaved: () => void) {
  return useMutation({
    mutationFn: (password: string) => exportMyData(password, fallbackName),
    onSuccess: (file) => {
      saveFile(file);
      onSaved();
    },
  });
}
