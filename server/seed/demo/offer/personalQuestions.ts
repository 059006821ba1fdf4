import type { SeedQuestion } from './seedClub.ts';

/** What every club asks of whom it doesn't know yet, each with question numbers of its own. */
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
