import { compileForm, questionKinds, validateAnswers } from '@clubpoort/form-engine/headless';
import { describe, expect, test } from 'vitest';
import { guardianBirthdateKind } from '#src/features/guardian/kinds/guardianBirthdateKind.ts';
import { guardianFailure, guardianSections } from '#src/features/guardian/view/guardianForm.ts';
import type { User } from '#src/features/session/index.ts';
import { an, lars, noor } from '../../session/people.ts';

const today = '2026-11-21';
const adult: User = { ...an, birthdate: '1982-03-01' };
const child: User = { ...lars, birthdate: '2018-01-02' };
const unknown: User = { ...noor, birthdate: undefined };
const mail = { mail_0: 'hilde@example.org' };
const newGuardian = { fname_0: 'Hilde', lname_0: "D'Hondt", phone_0: '+32 470123456', ...mail };

function check(family: readonly User[], answers: Record<string, string>) {
  const form = compileForm(guardianSections(family, today), {
    kinds: [guardianBirthdateKind, ...questionKinds],
    apostrophesInNames: true,
  });
  const problems = validateAnswers(form, answers, { today });
  return { keys: problems.map(({ key }) => key), problems };
}

describe('guardianSections', () => {
  test('requires a choice', () => {
    const { keys, problems } = check([adult], mail);
    expect(keys).toEqual(['guardian_0']);
    expect(guardianFailure(problems)).toBe('Geen voogd/ouder geselecteerd');
  });

  test('asks the address alone when an adult of the family is chosen', () => {
    expect(check([adult, child], { guardian_0: String(adult.uid) }).keys).toEqual(['mail_0']);
  });

  test.each([child, unknown])(
    'asks the birthdate of a member whose birthdate is too recent or unknown',
    (member) => {
      const chosen = { ...mail, guardian_0: String(member.uid) };
      const { keys, problems } = check([adult, member], chosen);
      expect(keys).toEqual(['member_birthdate_0']);
      expect(guardianFailure(problems)).toBe(
        'Geboortedatum is niet ingevuld of geboortedatum is jonger dan 16 jaar',
      );
      expect(check([adult, member], { ...chosen, member_birthdate_0: '2000-01-01' }).keys).toEqual([]);
    },
  );

  test('asks all fields of a new guardian, and nothing else when there is no family', () => {
    const all = ['fname_0', 'lname_0', 'birthdate_0', 'phone_0', 'mail_0'];
    expect(check([], {}).keys).toEqual(all);
    const { keys, problems } = check([adult], { guardian_0: 'new' });
    expect(keys).toEqual(all);
    expect(guardianFailure(problems)).toBe('Gegevens van voogd/ouder zijn niet juist ingevuld');
  });

  const birthdateInvalid = 'Geboortedatum is niet ingevuld of geboortedatum is jonger dan 16 jaar';
  const detailsInvalid = 'Gegevens van voogd/ouder zijn niet juist ingevuld';
  test.each([
    ['a birthdate under 16', { birthdate_0: '2010-11-22' }, birthdateInvalid],
    ['no birthdate', {}, birthdateInvalid],
    ['a birthdate that is none', { birthdate_0: '31/02/1980' }, birthdateInvalid],
    ['a wrong name', { birthdate_0: '1980-01-01', fname_0: '007' }, detailsInvalid],
    ['a wrong name and a birthdate under 16', { birthdate_0: '2010-11-22', fname_0: '007' }, detailsInvalid],
  ])('says of a new guardian with %s what the server says', (_what, answers, sentence) => {
    expect(guardianFailure(check([], { ...newGuardian, ...answers }).problems)).toBe(sentence);
  });

  test.each([
    ['2010-11-21', []],
    ['2010-11-22', ['Voogd/ouder moet minstens 16 jaar zijn']],
    ['31/02/1980', ['Geen geldige geboortedatum']],
    ['1926-11-20', ['Geen geldige geboortedatum']],
  ])('validates the birthdate %s of a new guardian', (birthdate, expected) => {
    const { problems } = check([], { ...newGuardian, birthdate_0: birthdate });
    expect(problems.map(({ message }) => message)).toEqual(expected);
  });
});
