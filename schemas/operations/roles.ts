import { Type } from 'typebox';
import { ClubRoles, GivenRole } from '../entities/people/clubRoles.ts';
import { Mail } from '../entities/people/mail.ts';
import { envelope, operationsOf } from '../operation.ts';
import { Nid, Uid } from '../scalars.ts';

const holder = Type.Unsafe<number>({ ...Uid, description: 'An account of `get_club_roles`' });

export const rolesOperations = operationsOf('roles', {
  get_club_roles: {
    method: 'GET',
    access: 'user',
    task: 'roles',
    summary: 'Lists who has a role at a club that the caller manages, and the open invitations to one.',
    request: Type.Object({ club: Nid }),
    response: envelope(ClubRoles),
  },
  invite_to_role: {
    method: 'POST',
    access: 'user',
    task: 'roles',
    keepsPages: true,
    summary:
      'Mails somebody an invitation to a role at a club that the caller manages. A second invitation to the same address replaces the first. Refused with `not-available` for somebody who has the role. Validation errors are returned as `problems`, keyed by field.',
    request: Type.Object({ club: Nid, mail: Mail, role: GivenRole }),
    response: envelope(Type.Null()),
  },
  change_role: {
    method: 'POST',
    access: 'user',
    task: 'roles',
    keepsPages: true,
    summary:
      'Gives somebody who has a role at a club that the caller manages another one. Refused with `not-available` where the club would have no manager left.',
    request: Type.Object({ club: Nid, holder, role: GivenRole }),
    response: envelope(Type.Null()),
  },
  end_role: {
    method: 'POST',
    access: 'user',
    task: 'roles',
    keepsPages: true,
    summary:
      'Ends a role at a club that the caller manages, with the courses of a teacher, or withdraws an invitation. What has ended already is no error. Refused with `not-available` where the club would have no manager left.',
    request: Type.Object({
      club: Nid,
      of: Type.Union([Type.Object({ holder }), Type.Object({ invite: Nid })]),
    }),
    response: envelope(Type.Null()),
  },
});
