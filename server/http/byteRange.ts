/** A range of bytes in a file, both ends included. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

/**
 * Reads a `Range` header (RFC 9110, section 14). `whole` means the whole file, also for a header that can't be read or
 * asks for several ranges; the RFC allows that. `none` means that the range lies outside the file.
 * Decision: docs/decisions/0055-attendance-is-one-sheet.md
 */
export function byteRange(header: string | undefined, size: number): ByteRange | 'whole' | 'none' {
  const [, first = '', last = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? '') ?? [];
  if (first === '' && last === '') return 'whole';
  if (first === '') {
    const length = Math.min(Number(last), size);
    return length === 0 ? 'none' : { start: size - length, end: size - 1 };
  }
  const start = Number(first);
  if (last !== '' && Number(last) < start) return 'whole';
  return start >= size ? 'none' : { start, end: last === '' ? size - 1 : Math.min(Number(last), size - 1) };
}
