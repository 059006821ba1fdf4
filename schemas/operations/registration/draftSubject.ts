import { Type } from 'typebox';
import { Nid, Uid } from '../../scalars.ts';

/** Which form a draft is of, and about whom. Every account has drafts of its own. */
export const draftSubject = {
  club: Nid,
  uid: Uid,
  about: Type.String({
    ...{ minLength: 1, maxLength: 1100, pattern: '^[a-z0-9.-]+$' },
    description: 'The tariffs with dots between them, smallest first; for a form, `form-` and its url',
  }),
};
