import type { SeedPerson } from './people.ts';

/** Families without a login, who fill the teacher's class. */
export const classmates: readonly SeedPerson[] = [
  { uid: 13, fname: 'Leen', lname: 'Verhaeghe', age: 43, phone: '+32 472334455', color: '#5a6b1f' },
  { uid: 14, fname: 'Fien', lname: 'Verhaeghe', age: 13, parentUid: 13, color: '#b0455f' },
  { uid: 15, fname: 'Tuur', lname: 'Verhaeghe', age: 5, parentUid: 13, color: '#2f6f9a' },
  { uid: 16, fname: 'Naïma', lname: 'Benali', age: 40, phone: '+32 485667788', color: '#7d4e2a' },
  { uid: 17, fname: 'Yasmina', lname: 'Benali', age: 14, parentUid: 16, color: '#4d5fae' },
  { uid: 18, fname: 'Élodie', lname: 'Van den Bossche', age: 41, color: '#386b52' },
  { uid: 19, fname: 'Amélie', lname: 'Van den Bossche', age: 12, parentUid: 18, color: '#94407f' },
  { uid: 20, fname: 'Jean-Luc', lname: "D'Haese", age: 5, parentUid: 18, color: '#8c5a12' },
];

/** Registrations of classmates. The tariffs' `sold` includes them. */
export const classmateRegistrations = [
  { uid: 14, tariffNid: 1061 },
  { uid: 17, tariffNid: 1061 },
  { uid: 19, tariffNid: 1061 },
  { uid: 15, tariffNid: 1011 },
  { uid: 13, tariffNid: 1111 },
  { uid: 16, tariffNid: 1111 },
] as const;

/** A participant who comes once, to the first lesson. */
export const classmateTrial = { uid: 20, tariffNid: 1012, courseNid: 101 } as const;

export const classmateAnswers = [
  { uid: 14, qid: 1012, value: 'ja', wording: 'Moeten we iets weten over je gezondheid?' },
  {
    ...{ uid: 14, qid: 1013, wording: 'Vertel ons er iets meer over' },
    value: 'Allergisch voor noten. Haar EpiPen zit in het voorvak van de danstas.',
  },
  { uid: 17, qid: 1012, value: 'nee', wording: 'Moeten we iets weten over je gezondheid?' },
  { uid: 17, qid: 1010, value: 'Oma Fatima', wording: 'Wie mogen we bellen?' },
  { uid: 15, qid: 1012, value: 'nee', wording: 'Moeten we iets weten over je gezondheid?' },
] as const;

/** Zoë, who teaches the first lesson. */
export const teacherUid = 9;

/** Attendance of the first lesson of Zoë's teenagers. The second lesson has none yet. */
export const firstLesson = {
  courseNid: 106,
  states: [
    { uid: 2, state: 'present' },
    { uid: 14, state: 'present' },
    { uid: 17, state: 'excused' },
    { uid: 19, state: 'absent' },
  ],
} as const;
