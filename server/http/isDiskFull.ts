/** No space, no quota, or a file larger than this process may write. */
const codes: ReadonlySet<unknown> = new Set(['ENOSPC', 'EDQUOT', 'EFBIG']);

/** Whether work failed because a disk is full, here or (with 53100) at the database. */
export function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? error.code : undefined;
  return codes.has(code) || code === '53100' || isDiskFull(error.cause);
}
