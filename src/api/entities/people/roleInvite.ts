import * as v from 'valibot';
import { integer } from '../../wire/numbers.ts';
import { readerOf } from '../../wire/readerOf.ts';
import { optionalText, text } from '../../wire/text.ts';

const roleInvite = v.object({
  club: v.object({ url: text, title: text }),
  role: v.picklist(['teacher', 'admin']),
  /** The address that the invitation was mailed to. */
  mail: v.fallback(optionalText, ''),
  expires: integer,
});

/** An invitation to a role at a club, as its reader sees it. */
export type RoleInvite = v.InferOutput<typeof roleInvite>;

export const parseRoleInvite = readerOf(roleInvite);
