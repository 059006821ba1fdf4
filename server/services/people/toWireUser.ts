import { rules } from '@clubpoort/form-engine/headless';
import { instantInBrussels } from '#rules/brusselsInstant.ts';
import type { IsoDay } from '#rules/brusselsTime.ts';
import type { User } from '#schemas/entities/people/user.ts';
import { isParent } from './family/parents.ts';
import { fullName, type Person } from './people.ts';

interface Around {
  /** The holder of the account that this person belongs to, where known. */
  readonly holder?: Person | undefined;
  /** The children of other households who are shared with the caller's. */
  readonly shared?: ReadonlySet<number>;
}

export function toWireUser(person: Person, today: IsoDay, { holder, shared }: Around = {}): User {
  const parentUid = isParent(person) ? null : person.parentUid;
  return {
    uid: person.uid,
    name: fullName(person),
    fname: person.fname,
    lname: person.lname,
    firstname: person.fname,
    lastname: person.lname,
    phone: person.phone,
    age: person.birthdate === null ? 0 : rules.ageInYears(person.birthdate, today),
    birthdate: person.birthdate === null ? null : instantInBrussels(person.birthdate),
    parent_uid: parentUid,
    parentName: holder && holder.uid === parentUid ? fullName(holder) : '',
    color: person.color,
    is_dsv_member: person.isDsvMember,
    hasMembershipCards: person.memberships.length > 0,
    clubPermissions: person.hasClubPermissions,
    teacher: person.isTeacher,
    hasTickets: person.hasTickets,
    ...(shared?.has(person.uid) && { shared: true }),
    ...(person.isGuest && { guest: { mail: person.mail ?? '' } }),
    ...(person.isBlocked && {
      blocked: true,
      ...(person.blockedReason !== null && { blocked_reason: person.blockedReason }),
    }),
  };
}
