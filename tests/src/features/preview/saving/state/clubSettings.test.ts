import type { WireQuestion } from '@clubpoort/form-engine/headless';
import { describe, expect, it } from 'vitest';
import { clubSettingsOf, presetsOf } from '#src/features/preview/saving/state/clubSettings.ts';

describe('the ready-made questions of a club', () => {
  const readByTeachers = (scope: 'club' | 'course' | 'form') =>
    presetsOf(scope)
      .filter(({ questions }) => questions.some((question) => 'for_teachers' in question))
      .map(({ name }) => name);

  it.each(['club', 'course'] as const)(
    'of a %s are read by the teachers where they stand before the child',
    (scope) => {
      expect(readByTeachers(scope)).toEqual(['Noodcontact', 'Allergieën en medicatie', 'Wie haalt af?']);
    },
  );

  it('of a form outside courses have no teacher', () => {
    expect(readByTeachers('form')).toEqual([]);
  });

  it('ask consent where a tick is sensitive', () => {
    const consents = presetsOf('club').flatMap(({ questions }) =>
      questions.filter((one) => 'consent' in one),
    );
    expect(consents.map(({ type }) => type)).toEqual(['checkbox']);
  });
});

describe('what the builder says at a question', () => {
  const asked = { qid: 'q', type: 'text', question: 'Welke allergieën?' } as const;
  const says = (question: WireQuestion, scope: 'club' | 'form' = 'club') =>
    clubSettingsOf(scope).says?.(question);
  const teachers = 'De lesgevers van de cursus en de club lezen het antwoord.';
  const club = 'Alleen de club leest het antwoord.';
  const forTeachers = { for_teachers: true };

  it.each([
    ['a question for teachers', { ...asked, ...forTeachers }, teachers],
    ['a question without the mark', asked, club],
    ['a file, which no teacher opens', { ...asked, ...forTeachers, type: 'file' }, club],
    [
      'a national number, which no teacher reads',
      { ...asked, ...forTeachers, default_key: 'national_insurance_number' },
      club,
    ],
  ])('names who reads %s', (_name, question, expected) => {
    expect(says(question)).toBe(expected);
  });

  it('names the club alone in a form outside courses', () => {
    expect(says({ ...asked, ...forTeachers }, 'form')).toBe(club);
  });
});
