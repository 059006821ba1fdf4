import { useMutation } from '@tanstack/react-query';
import type { OperationRequest } from '#schemas/operations.ts';
import { type DownloadOperation, download } from '#src/api/download.ts';
import { saveFile } from '#src/platform/page/saveFile.ts';
import { downloadsTexts as texts } from '#src/texts/nl/downloads.ts';
import { failureTexts } from '../../failures/index.ts';
import { showNotice } from '../../notices/index.ts';

interface Wanted<Name extends DownloadOperation> {
  readonly request: OperationRequest<Name>;
  /** The file name for an answer without one. */
  readonly fallbackName: string;
}

/** Downloads a file. Every failure is shown as a notice (Specification 7 and 8). */
export function useDownload<Name extends DownloadOperation>(name: Name) {
  const { mutate, isPending, variables } = useMutation({
    mutationFn: ({ request, fallbackName }: Wanted<Name>) => download(name, request, { fallbackName }),
    onSuccess: saveFile,
    onError: (error) => {
      for (const message of failureTexts(error))
        showNotice({ tone: 'danger', title: texts.failedTitle, message });
    },
  });
  return {
    download: mutate,
    /** The request that is being downloaded. */
    wanted: isPending ? variables?.request : undefined,
  };
}
