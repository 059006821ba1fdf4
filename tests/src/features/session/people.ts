import type { User } from '#src/features/session/index.ts';

const person = (uid: number, firstName: string): User => ({
  uid,
  name: `${firstName} Peeters`,
  firstName,
  lastName: 'Peeters',
  phone: '',
  birthdate: undefined,
  parentUid: uid === 1 ? undefined : 1,
  isShared: false,
  guest: undefined,
  color: '#7a1f5c',
  hasMembershipCards: false,
  hasClubPermissions: false,
  isTeacher: false,
  hasTickets: false,
  unconfirmedMail: '',
  guardianAsked: undefined,
  managedClubs: [],
  blocked: undefined,
});

export const an: User = person(1, 'An');
export const noor: User = person(2, 'Noor');
export const lars: User = person(3, 'Lars');
