import { type Static, Type } from 'typebox';
import { anyWord, exact, or, readableOrNone, unread } from '../../reading.ts';
import { Euros, Nid, Oid, UnixTime } from '../../scalars.ts';
import { MailKind } from './mailKind.ts';

/** The kinds of actions: of a manager, and `change-answers` of a family. */
const clubActionKinds = [
  'cancel-registration',
  'cancel-line',
  'cancel-waiting',
  'mark-transfer',
  'mark-cash',
  'mark-desk',
  'use-credit',
  'credit-amount',
  'download-books',
  'read-bank-file',
  'set-bank-line-aside',
  'undo-transfer',
  'set-payment-key',
  'remove-payment-key',
  'note-given-back',
  'undo-given-back',
  'resend-mail',
  'remind',
  'read-health',
  'download-registrations',
  'download-health',
  'change-answers',
  'create-form',
  'duplicate-form',
  'change-form',
  'open-form',
  'close-form',
  'remove-form',
  'download-form',
  'download-form-health',
  'save-form',
  'publish-offer',
  'take-back-offer',
  'plan-offer',
  'move-planned-offer',
  'cancel-planned-offer',
  'send-message',
  'plan-message',
  'unplan-message',
  'cancel-lesson',
  'move-lesson',
  'take-back-lesson',
  'invite-role',
  'change-role',
  'end-role',
  'withdraw-role-invite',
  'issue-certificates',
  'correct-certificate',
  'withdraw-certificate',
  'read-certificate',
  'mail-certificates',
  'ask-certificate-numbers',
  'download-belcotax',
  'give-course',
  'take-course',
  'set-substitute',
  'end-substitute',
  'download-hours',
  'stop-course',
  'raise-price',
  'note-person',
  'remove-note',
  'correct-person',
  'invite-person',
  'block-person',
  'unblock-person',
  'register-at-desk',
  'place-waiting',
  'move-registration',
  'import-people',
  'propose-merge',
  'merge-people',
  'save-card',
  'renew-cards',
  'end-card',
  'import-cards',
] as const;
export type ClubActionKind = (typeof clubActionKinds)[number];

/** Something that a manager did for a club, or a change of answers by a family. */
export const ClubAction = Type.Object({
  id: Nid,
  at: UnixTime,
  by: exact(
    Type.Union([Type.String(), Type.Null()], {
      description: 'Name of who did it; null where the account was erased',
    }),
  ),
  action: anyWord(Type.Enum([...clubActionKinds])),
  what: or(
    Type.String({
      description: 'The course with its tariff, the line, or the number of the invoice; may be empty',
    }),
    '',
  ),
  sentences: Type.Optional(
    readableOrNone(Type.Array(Type.String(), { description: 'The changes of a published offer, in Dutch' })),
  ),
  order: Type.Optional(unread(Oid)),
  name: Type.Optional(or(Type.String({ description: 'The person whom it was about' }), '')),
  changes: Type.Optional(
    readableOrNone(
      Type.Array(
        Type.Object({
          question: Type.String(),
          before: exact(
            Type.Union([Type.String(), Type.Null()], {
              description:
                'The earlier answer, empty where there was none; null: about health, which is not kept',
            }),
          ),
        }),
        { description: 'The changed answers that are still kept' },
      ),
    ),
  ),
  mail: Type.Optional(or(anyWord(MailKind), '')),
  reason: Type.Optional(or(Type.String({ minLength: 1 }), '')),
  amount: Type.Optional(
    or(Type.Unsafe<number>({ ...Euros, description: 'Of a payment, or of what was given back' }), 0),
  ),
  credited: Type.Optional(or(Euros, 0)),
  refunded: Type.Optional(or(Euros, 0)),
  byHand: Type.Optional(or(Euros, 0)),
});
export type ClubAction = Static<typeof ClubAction>;
