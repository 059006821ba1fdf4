/** Password of all demo accounts. */
export const demoPassword = 'demo-wachtwoord';

export interface SeedPerson {
  readonly uid: number;
  readonly fname: string;
  readonly lname: string;
  /** In whole years, today. */
  readonly age: number;
  readonly mail?: string;
  readonly phone?: string;
  readonly parentUid?: number;
  readonly color: string;
  readonly blockedReason?: string;
  readonly isDsvMember?: boolean;
}

export const people: readonly SeedPerson[] = [
  {
    uid: 1,
    fname: 'An',
    lname: 'Peeters',
    age: 41,
    mail: 'ouder@example.org',
    phone: '+32 470123456',
    color: '#b4462f',
  },
  { uid: 2, fname: 'Noor', lname: 'Peeters', age: 14, parentUid: 1, color: '#2f6fb4' },
  { uid: 3, fname: 'Lars', lname: 'Peeters', age: 8, parentUid: 1, color: '#3c7a3f' },
  { uid: 4, fname: 'Mila', lname: 'Peeters', age: 5, parentUid: 1, color: '#8a4fa0' },
  {
    uid: 5,
    fname: 'Jonas',
    lname: 'Maes',
    age: 15,
    mail: 'tiener@example.org',
    phone: '+32 479556677',
    color: '#2a7f86',
  },
  { uid: 6, fname: 'Amber', lname: 'Willems', age: 15, mail: 'tiener2@example.org', color: '#a8571f' },
  { uid: 7, fname: 'Tom', lname: 'Willems', age: 44, phone: '+32 486112233', parentUid: 6, color: '#4a5ba8' },
  // A wrong birthdate, on purpose: she is too young to be a guardian.
  { uid: 8, fname: 'Marie-Louise', lname: 'Willems', age: 12, parentUid: 6, color: '#9c3d68' },
  {
    uid: 9,
    fname: 'Zoë',
    lname: "D'Hondt",
    age: 34,
    mail: 'docent@example.org',
    phone: '+32 495998877',
    color: '#6b6f1d',
  },
  {
    uid: 10,
    fname: 'Karim',
    lname: 'El Amrani',
    age: 38,
    mail: 'beheer@example.org',
    phone: '+32 468443322',
    color: '#1f6f5c',
  },
  {
    uid: 11,
    fname: 'Bart',
    lname: 'Lemmens-Özdemir',
    age: 29,
    mail: 'geblokkeerd@example.org',
    color: '#6d5346',
    blockedReason: 'Er staan nog kostennota’s van vorig seizoen open.',
  },
  {
    uid: 12,
    fname: 'Els',
    lname: 'Claes',
    age: 47,
    mail: 'federatie@example.org',
    phone: '+32 32345678',
    color: '#7a3b8f',
    isDsvMember: true,
  },
];

/** The purpose of each login; printed when the server starts. */
export const demoLogins: readonly { readonly mail: string; readonly who: string }[] = [
  { mail: 'ouder@example.org', who: 'An Peeters, with Noor (14), Lars (8) and Mila (5)' },
  { mail: 'tiener@example.org', who: 'Jonas Maes, 15, without a guardian' },
  { mail: 'tiener2@example.org', who: 'Amber Willems, 15, with her father and a sister' },
  { mail: 'docent@example.org', who: 'Zoë D’Hondt, teacher at Arabesk, blocked by De Dolfijn alone' },
  { mail: 'beheer@example.org', who: 'Karim El Amrani, runs a club' },
  { mail: 'geblokkeerd@example.org', who: 'Bart Lemmens-Özdemir, blocked' },
  { mail: 'federatie@example.org', who: 'Els Claes, member of a federation' },
];

export const federationMemberships = [
  { uid: 12, federationNid: 1, type: 'member', membershipNo: 'DF-2048-17', until: 'season' },
  { uid: 9, federationNid: 1, type: 'teacher', membershipNo: 'DF-1190-04', until: 'givenUp' },
  // Lars does gymnastics; his little sister did last year.
  { uid: 3, federationNid: 2, type: 'member', membershipNo: 'GF-310-882', until: 'season' },
  { uid: 4, federationNid: 2, type: 'member', membershipNo: 'GF-310-901', until: 'lastSeason' },
] as const;
