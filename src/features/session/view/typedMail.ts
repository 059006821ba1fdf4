/** Rides along from one account screen to the next, so that nobody types an e-mail address twice. */
export interface TypedMail {
  typedMail: string;
}

/** The address that was typed on the screen before, by the state of the navigation. */
export function typedMail(state: unknown): string {
  if (typeof state !== 'object' || state === null || !('typedMail' in state)) return '';
  return typeof state.typedMail === 'string' ? state.typedMail.trim() : '';
}
