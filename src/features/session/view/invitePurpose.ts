/** Navigation state of a visitor who follows an invitation. The login and the new account say whose it is. */
export interface InvitePurpose {
  /** The name of the person who invites. */
  invitedBy: string;
}

/** Reads the purpose from the navigation state; undefined for a login without an invitation. */
export function invitePurpose(state: unknown): InvitePurpose | undefined {
  if (typeof state !== 'object' || state === null || !('invitedBy' in state)) return undefined;
  return typeof state.invitedBy === 'string' ? { invitedBy: state.invitedBy } : undefined;
}
