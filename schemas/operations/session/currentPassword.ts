import { Type } from 'typebox';

/** A password that is held against the one that is kept: whatever it is, only its length is limited. */
export const CurrentPassword = Type.String({ minLength: 1, maxLength: 1024 });
