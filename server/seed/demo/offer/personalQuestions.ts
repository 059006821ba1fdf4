import type { SeedQuestion } from './seedClub.ts';

/** Questions that every club asks of new people, each with question numbers of its own. */
export function personalQuestions(firstQid: number): readonly SeedQuestion[] {
  return [
    { qid: firstQid, type: 'text', question: 'Voornaam', defaultKey: 'fname', required: true },
    { qid: firstQid + 1, type: 'text', question: 'Naam', defaultKey: 'lname', required: true },
    {
      qid: firstQid + 2,
      type: 'text',
      question: 'Geboortedatum',
      defaultKey: 'birthdate',
      required: true,
      placeholder: 'DD/MM/JJJJ',
    },
  ];
}
