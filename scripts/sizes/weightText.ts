/** A size beside its limit, both in bytes, as the start of a line. */
export function weightText(bytes: number, limit: number): string {
  return `${kilobytes(bytes)} of ${kilobytes(limit)}  ${bytes > limit ? 'OVER' : 'ok  '}`;
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`.padStart(8);
}
