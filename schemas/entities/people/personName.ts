import { Type } from 'typebox';
import { textLimits } from '../../textLimits.ts';

/** A first or last name. The engine checks the format (specification 5.2, Name), so that a refusal can name the field. */
export const PersonName = Type.String({ maxLength: textLimits.name });
