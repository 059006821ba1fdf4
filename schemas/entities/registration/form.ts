import { type Static, Type } from 'typebox';
import { Nid, UrlName } from '../../scalars.ts';

/** A form of a club outside any course. */
export const Form = Type.Object({
  nid: Nid,
  url: UrlName,
  title: Type.String(),
  description: Type.String(),
  needsLogin: Type.Boolean({ description: 'Submitting needs a login' }),
  isOpen: Type.Boolean({ description: 'Whether the form can be submitted today' }),
});
export type Form = Static<typeof Form>;
