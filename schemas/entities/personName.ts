import { Type } from 'typebox';

/** A first or last name; the rule itself is the engine's (specification 5.2, Name). */
export const PersonName = Type.String({ minLength: 2, maxLength: 100 });
