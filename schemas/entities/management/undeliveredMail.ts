import { Type } from 'typebox';
import { or, unread } from '../../reading.ts';
import { UnixTime } from '../../scalars.ts';
import { Mail } from '../people/mail.ts';
import { MailKind } from './mailKind.ts';

/** A mail of a club that could not be delivered. */
export const UndeliveredMail = Type.Object({
  id: Type.String({ minLength: 1, description: 'Also the left part of its Message-ID' }),
  kind: unread(MailKind),
  to: Mail,
  name: Type.Optional(or(Type.String({ description: 'The person who did not get it' }), '')),
  subject: or(Type.String(), ''),
  queued: unread(UnixTime),
  gave_up: UnixTime,
  why: or(
    Type.Enum(['address', 'full', 'refused', 'unreachable'], {
      description:
        '`address`: the mail server of the recipient does not know or refuses the address; `full`: the mailbox is full; `refused`: it refuses the mail itself; `unreachable`: every attempt of a day failed',
    }),
    'refused',
  ),
  resendable: Type.Boolean({ description: 'Its content was kept: resend_mail can send it again' }),
  refused: unread(
    Type.Boolean({
      description:
        'Whether the mail server of the recipient refused it. Otherwise every attempt of a day failed.',
    }),
  ),
});
