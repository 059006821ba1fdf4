import { Type } from 'typebox';

/** Dial code, one space, number: `+32 470123456`. */
export const Phone = Type.String({ pattern: '^\\+[1-9][0-9]{0,3} [0-9]+$' });
