import { Type } from 'typebox';
import { UnixTime } from '../scalars.ts';
import { Mail } from './mail.ts';
import { MailKind } from './mailKind.ts';

/** A mail of a club that could not be delivered. Its content is gone, because it may hold a code. */
export const UndeliveredMail = Type.Object({
  id: Type.String({ minLength: 1, description: 'Also the left part of its Message-ID' }),
  kind: MailKind,
  to: Mail,
  name: Type.Optional(Type.String({ description: 'The person who did not get it' })),
  subject: Type.String(),
  queued: UnixTime,
  gave_up: UnixTime,
  refused: Type.Boolean({
    description:
      'Whether the mail server of the recipient refused it. Otherwise every attempt of a day failed.',
  }),
});
