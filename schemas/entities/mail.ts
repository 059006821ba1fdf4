import { Type } from 'typebox';

/** An e-mail address; the rule itself is the engine's, so that a refusal can name the field. Compared without case. */
export const Mail = Type.String({ maxLength: 320 });
