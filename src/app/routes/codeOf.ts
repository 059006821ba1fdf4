/** Reads the code of a mailed link from the state of a history entry; undefined when there is none. */
export function codeOf(state: unknown): string | undefined {
  if (typeof state !== 'object' || state === null || !('code' in state)) return undefined;
  return typeof state.code === 'string' ? state.code : undefined;
}
