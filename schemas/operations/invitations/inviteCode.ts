import { Type } from 'typebox';

/** `invite` of the link in the mail. It shows and answers that invitation, whatever the address of the account. */
export const InviteCode = Type.Optional(Type.String({ minLength: 1, maxLength: 200 }));
