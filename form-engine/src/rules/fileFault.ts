import { numberText } from '../texts/numberText.ts';
import { defaultLocale } from '../texts/readLocale.ts';
import { type FileSort, isAcceptedFile } from './fileType.ts';

/** Maximum size of one file in bytes: 8 MB (Specification 5.6 and 9). */
export const largestFile = 8 * 1024 * 1024;

/**
 * The reason why a file can't be added, found before the upload: empty, a wrong type, or more than 8 MB. `undefined`
 * for a file that can be added.
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
 * Writes a number of bytes in MB, with one decimal. Rounds up, so that a file one byte over the maximum doesn't read as
 * 8,0, nor a small one as 0,0.
 *
 * @param locale BCP 47 tag. Default `nl-BE`: a comma before the decimal.
 */
export function megabytes(bytes: number, locale: string = defaultLocale): string {
  return numberText(Math.ceil((bytes / (1024 * 1024)) * 10) / 10, locale, 1);
}
