/** Navigation state that carries a typed e-mail address to the next account screen. */
export interface TypedMail {
  typedMail: string;
}

/** Reads the address that was typed on the previous screen from the navigation state. */
export function typedMail(state: unknown): string {
  if (typeof state !== 'object' || state === null || !('typedMail' in state)) return '';
  return typeof state.typedMail === 'string' ? state.typedMail.trim() : '';
}
