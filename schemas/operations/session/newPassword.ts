import { Type } from 'typebox';

/** A password that somebody chooses. Length is what counts (NIST SP 800-63B); nothing is trimmed. */
export const NewPassword = Type.String({ minLength: 8, maxLength: 1024 });
