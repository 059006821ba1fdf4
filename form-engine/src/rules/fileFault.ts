import { type FileSort, isAcceptedFile } from './fileType.ts';

/** Bytes: 8 MB, the most that one file may have (Specification 5.6 and 9). */
export const largestFile = 8 * 1024 * 1024;

/**
 * Why a file can't be added, found before it is sent: nothing in it, the wrong type, more than 8 MB. `undefined` for a
 * file that can.
 */
export function fileFault(
  file: { readonly name: string; readonly type: string; readonly size: number },
  sort: FileSort,
): 'empty' | 'type' | 'size' | undefined {
  if (!isAcceptedFile(file, sort)) return 'type';
  if (file.size === 0) return 'empty';
  return file.size > largestFile ? 'size' : undefined;
}

/**
 * A number of bytes in MB, with one decimal and a comma. Rounded up, so that a file that is too large by one byte doesn't
 * read as 8,0, nor a small one as nothing.
 */
export function megabytes(bytes: number): string {
  return (Math.ceil((bytes / (1024 * 1024)) * 10) / 10).toFixed(1).replace('.', ',');
}
