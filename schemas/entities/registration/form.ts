import { type Static, Type } from 'typebox';
import { or } from '../../reading.ts';
import { Nid, UrlName } from '../../scalars.ts';

/** A form of a club outside any course. */
export const Form = Type.Object({
  nid: Nid,
  url: UrlName,
  title: Type.String(),
  description: or(Type.String(), ''),
  needsLogin: Type.Boolean({ description: 'Submitting needs a login' }),
  isOpen: or(Type.Boolean({ description: 'Whether the form can be submitted today' }), true),
});
export type Form = Static<typeof Form>;
