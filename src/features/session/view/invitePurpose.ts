/** Navigation state of a visitor who follows an invitation. The login and the new account say whose it is. */
export interface InvitePurpose {
  /** The name of the person who invites. */
  invitedBy: string;
  /** The name of who is invited, where the inviter gave it. */
  invited?: { fname: string; lname: string };
}

/** Reads the purpose from the navigation state; undefined for a login without an invitation. */
export function invitePurpose(state: unknown): InvitePurpose | undefined {
  if (typeof state !== 'object' || state === null || !('invitedBy' in state)) return undefined;
  if (typeof state.invitedBy !== 'string') return undefined;
  const invited = 'invited' in state ? nameOf(state.invited) : undefined;
  return { invitedBy: state.invitedBy, ...(invited && { invited }) };
}

function nameOf(value: unknown): InvitePurpose['invited'] {
  if (typeof value !== 'object' || value === null || !('fname' in value && 'lname' in value))
    return undefined;
  const { fname, lname } = value;
  return typeof fname === 'string' && typeof lname === 'string' ? { fname, lname } : undefined;
}
