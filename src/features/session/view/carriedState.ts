import { type TicketPurpose, ticketPurpose } from './ticketPurpose.ts';

/** The navigation state that one account screen passes to the next: why the visitor is here, and the address that is known. */
export function carriedState(
  state: unknown,
): Partial<LoginPurpose & InvitePurpose & TicketPurpose & TypedMail> {
  const mail = typedMail(state);
  return {
    ...loginPurpose(state),
    ...invitePurpose(state),
    ...ticketPurpose(state),
    ...(mail !== '' && { typedMail: mail }),
  };
}

/** Navigation state that says for which enrolment a visitor logs in. The login and the new account show it. */
export interface LoginPurpose {
  enrolment: {
    /** The title of the course. */
    course: string;
    /** The first name of the child; '' when the visitor hasn't typed one. */
    name: string;
  };
}

/** Reads the purpose from the navigation state; undefined for a login without one. */
export function loginPurpose(state: unknown): LoginPurpose | undefined {
  if (typeof state !== 'object' || state === null || !('enrolment' in state)) return undefined;
  const { enrolment } = state;
  if (typeof enrolment !== 'object' || enrolment === null) return undefined;
  if (!('course' in enrolment && 'name' in enrolment)) return undefined;
  const { course, name } = enrolment;
  return typeof course === 'string' && typeof name === 'string' ? { enrolment: { course, name } } : undefined;
}

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

/** Navigation state that carries a typed e-mail address to the next account screen. */
export interface TypedMail {
  typedMail: string;
}

/** Reads the address that was typed on the previous screen from the navigation state. */
export function typedMail(state: unknown): string {
  if (typeof state !== 'object' || state === null || !('typedMail' in state)) return '';
  return typeof state.typedMail === 'string' ? state.typedMail.trim() : '';
}
