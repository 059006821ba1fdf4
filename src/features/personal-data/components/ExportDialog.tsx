import { personalDataTexts } from '#src/texts/nl/personalData.ts';
import { showNotice } from '../../notices/index.ts';
import { useExport } from '../queries/useExport.ts';
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
