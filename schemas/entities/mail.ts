import { Type } from 'typebox';

/** An e-mail address; the rule itself is the engine's. Compared without case. */
export const Mail = Type.String({ minLength: 3, maxLength: 320 });
