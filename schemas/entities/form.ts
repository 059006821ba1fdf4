import { type Static, Type } from 'typebox';
import { Nid, UrlName } from '../scalars.ts';

/** A form of a club outside any course. */
export const Form = Type.Object({
  nid: Nid,
  url: UrlName,
  title: Type.String(),
  description: Type.String(),
  needsLogin: Type.Boolean({ description: 'Only who is logged in may send it in' }),
  isOpen: Type.Boolean({ description: 'Whether it can be sent in today' }),
});
export type Form = Static<typeof Form>;
