import { fileName } from '#rules/fileName.ts';

/** The name of a PDF: what it is, and whose. */
export function pdfFileName(what: string, whose: string): string {
  return fileName(what, whose, 'pdf');
}
