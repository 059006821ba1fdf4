import { Type } from 'typebox';

/** A password to compare with the stored one. Only its length is limited, because old passwords may break today's rules. */
export const CurrentPassword = Type.String({ minLength: 1, maxLength: 1024 });
