/** Navigation state of the way from a new account to the screen that asked for it. */
export interface NewParent {
  isNewParent: true;
}

/** Whether the person has just made their account. */
export function isNewParent(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'isNewParent' in state && state.isNewParent === true;
}
