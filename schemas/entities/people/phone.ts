import { Type } from 'typebox';
import { textLimits } from '../../textLimits.ts';

/** Dial code, one space, number: `+32 470123456`. */
export const Phone = Type.String({ pattern: '^\\+[1-9][0-9]{0,3} [0-9]+$' });

/** A phone number as somebody gives it. The engine checks the format, so that a refusal can name the field. */
export const GivenPhone = Type.String({ maxLength: textLimits.phone });
