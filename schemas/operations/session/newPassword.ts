import { Type } from 'typebox';

/** A new password. Length is the only rule (NIST SP 800-63B), and it is not trimmed. */
export const NewPassword = Type.String({ minLength: 8, maxLength: 1024 });
