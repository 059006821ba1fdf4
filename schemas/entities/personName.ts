import { Type } from 'typebox';

/** A first or last name; the rule itself (specification 5.2, Name) is the engine's, so that a refusal can name the field. */
export const PersonName = Type.String({ maxLength: 100 });
