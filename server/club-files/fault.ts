/** A mistake in a club file, reported to its author. */
export interface Fault {
  /** Path as in a program: `courses[2].tariffs[0].price`. */
  readonly path: string;
  /** English sentence, without the path. */
  readonly message: string;
}

/** Converts `/courses/2/price` to `courses[2].price`. */
export function pathOfPointer(pointer: string): string {
  return pointer
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce((path, step) => joinPath(path, /^\d+$/.test(step) ? Number(step) : step), '');
}

export function joinPath(path: string, step: string | number): string {
  if (typeof step === 'number') return `${path}[${step}]`;
  return path === '' ? step : `${path}.${step}`;
}
