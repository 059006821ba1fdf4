import { Type } from 'typebox';
import { textLimits } from '../../textLimits.ts';

/** An e-mail address, compared without case. The engine checks the format, so that a refusal can name the field. */
export const Mail = Type.String({ maxLength: textLimits.mail });
