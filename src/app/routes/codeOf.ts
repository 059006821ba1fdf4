/** The code of a mailed link, as a history entry keeps it; undefined where it has none. */
export function codeOf(state: unknown): string | undefined {
  if (typeof state !== 'object' || state === null || !('code' in state)) return undefined;
  return typeof state.code === 'string' ? state.code : undefined;
}
