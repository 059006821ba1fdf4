import type { StaffRole } from '#schemas/entities/people/clubRole.ts';

/** A caller in the matrix of rights. */
export interface Role {
  readonly name: string;
  /** `expired`: a session whose time is over. */
  readonly session: 'none' | 'expired' | 'live';
  readonly uid: number;
  readonly familyMember?: number;
  /** A person without a relation to the caller. The stranger belongs to Arabesk, so its managers may see their data. */
  readonly stranger: number;
  readonly isBlocked?: true;
  /** The account of a minor without a guardian. */
  readonly lacksGuardian?: true;
  /** The family member belongs to another household: its orders are not the caller's, and the caller can't erase it. */
  readonly sharesMember?: true;
  /** Member of the `dansfederatie`. */
  readonly isOfFederation?: true;
  /** Teaches the course whose session a request names, among others. */
  readonly teaches?: true;
  /** Manages a club: Arabesk, or another one. */
  readonly administers?: 'Arabesk' | 'another club';
  /** The role at Arabesk, of the people who run it. */
  readonly worksAs?: StaffRole;
  /** Has a session and no account. */
  readonly isGuest?: true;
}

export const arabesk = 1;
export const closedClub = 4;
const noor = 2;

/** People who are added to the demo data. */
export const newcomers = {
  parent: 101,
  child: 102,
  administrator: 103,
  otherParent: 104,
  secondParent: 105,
  sharedChild: 106,
  guest: 107,
  secretary: 108,
  treasurer: 109,
  doorkeeper: 110,
} as const;

export const roles: readonly Role[] = [
  { name: 'a visitor', session: 'none', uid: 0, stranger: noor },
  { name: 'somebody whose session is over', session: 'expired', uid: 1, familyMember: noor, stranger: 12 },
  { name: 'a parent', session: 'live', uid: 1, familyMember: noor, stranger: newcomers.child },
  {
    name: "another family's parent",
    session: 'live',
    uid: newcomers.parent,
    familyMember: newcomers.child,
    stranger: noor,
  },
  {
    name: 'the other parent of a family',
    session: 'live',
    uid: newcomers.otherParent,
    familyMember: newcomers.child,
    stranger: newcomers.parent,
  },
  {
    name: "a parent of a child's second household",
    session: 'live',
    uid: newcomers.secondParent,
    familyMember: newcomers.sharedChild,
    stranger: newcomers.parent,
    sharesMember: true,
  },
  { name: 'a minor', session: 'live', uid: 6, familyMember: 8, stranger: noor, lacksGuardian: true },
  {
    name: 'a teacher',
    session: 'live',
    uid: 9,
    stranger: noor,
    teaches: true,
    isOfFederation: true,
    worksAs: 'teacher',
  },
  {
    name: 'an administrator',
    session: 'live',
    uid: 10,
    stranger: noor,
    administers: 'Arabesk',
    worksAs: 'admin',
  },
  { name: 'a secretary', session: 'live', uid: newcomers.secretary, stranger: noor, worksAs: 'secretary' },
  { name: 'a treasurer', session: 'live', uid: newcomers.treasurer, stranger: noor, worksAs: 'treasurer' },
  { name: 'a doorkeeper', session: 'live', uid: newcomers.doorkeeper, stranger: noor, worksAs: 'door' },
  {
    name: "another club's administrator",
    session: 'live',
    uid: newcomers.administrator,
    stranger: noor,
    administers: 'another club',
  },
  { name: 'a blocked account', session: 'live', uid: 11, stranger: noor, isBlocked: true },
  { name: 'a guest', session: 'live', uid: newcomers.guest, stranger: noor, isGuest: true },
  { name: 'a member of a federation', session: 'live', uid: 12, stranger: noor, isOfFederation: true },
];
