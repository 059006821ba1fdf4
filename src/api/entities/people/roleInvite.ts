import type * as v from 'valibot';
import { roleInvite } from '../../generated/people/roleInvite.ts';
import { readerOf } from '../../wire/readerOf.ts';

/** An invitation to a role at a club, as its reader sees it. */
export type RoleInvite = v.InferOutput<typeof roleInvite>;

export const parseRoleInvite = readerOf(roleInvite);
