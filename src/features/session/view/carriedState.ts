import { type InvitePurpose, invitePurpose } from './invitePurpose.ts';
import { type LoginPurpose, loginPurpose } from './loginPurpose.ts';
import { type TicketPurpose, ticketPurpose } from './ticketPurpose.ts';
import { type TypedMail, typedMail } from './typedMail.ts';

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
