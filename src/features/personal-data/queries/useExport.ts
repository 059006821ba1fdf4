import { useMutation } from '@tanstack/react-query';
import { exportMyData } from '#src/api/personalData.ts';
import { saveFile } from '#src/platform/page/saveFile.ts';
import { personalDataTexts } from '#src/texts/nl/personalData.ts';

const { fallbackName } = personalDataTexts.export;

/** Downloads all stored data as a file. */
export function useExport(onSaved: () => void) {
  return useMutation({
    mutationFn: (password: string) => exportMyData(password, fallbackName),
    onSuccess: (file) => {
      saveFile(file);
      onSaved();
    },
  });
}
