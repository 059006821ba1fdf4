import { Type } from 'typebox';

/** The secret of a mailed invitation. */
export const InviteCode = Type.String({ minLength: 1, maxLength: 200 });
