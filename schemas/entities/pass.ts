import { Type } from 'typebox';
import { Euros, Nid } from '../scalars.ts';

/** A prepaid card as a club sells it: so many turns for a price. */
export const Pass = Type.Object({
  pass: Nid,
  label: Type.String(),
  credit: Type.Integer({ minimum: 1, description: 'Turns' }),
  price: Euros,
});
