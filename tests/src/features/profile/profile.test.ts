import { compileForm, questionKinds, validateAnswers } from '@clubpoort/form-engine/headless';
import { describe, expect, test } from 'vitest';
import type { Profile } from '#src/api/entities/profile.ts';
import { passwordKinds } from '#src/features/person-form/kinds/passwordKinds.ts';
import { secondMailKind } from '#src/features/person-form/kinds/secondMailKind.ts';
import { personValues } from '#src/features/person-form/view/personValues.ts';
import { newFamilyMember } from '#src/features/profile/view/memberSections.ts';
import { profileChange } from '#src/features/profile/view/profileChange.ts';
import { profileSections } from '#src/features/profile/view/profileSections.ts';

const profile: Profile = {
  uid: 1,
  firstName: 'An',
  lastName: 'Peeters',
  birthdate: '1993-05-18',
  sex: 'v',
  nationality: '',
  phone: '',
  mail: 'an@example.org',
  pendingMail: '',
  secondMail: '',
  address: undefined,
  nationalNumber: undefined,
};
const compile = (one: Profile, isOwn = true) =>
  compileForm(profileSections(one, isOwn), { kinds: [...passwordKinds, secondMailKind, ...questionKinds] });

describe('profileSections', () => {
  test('compiles without a diagnostic', () => {
    expect(compile(profile).diagnostics.filter(({ code }) => code !== 'unknown-type')).toEqual([]);
  });

  test('requires an e-mail address only for the account itself', () => {
    expect(compile(profile, true).questions.get('mail_0')?.required).toBe(true);
    expect(compile(profile, false).questions.get('mail_0')?.required).toBe(false);
  });

  test('shows the last digits of a known national number, and asks for a number only to change it', () => {
    const form = compile({ ...profile, nationalNumber: { lastDigits: '61' } });
    expect(form.questions.get('national_number_0')?.label).toBe('Rijksregisternummer: bekend, eindigt op 61');
    const known = { fname_0: 'An', lname_0: 'Peeters', birthdate_0: '1993-05-18', mail_0: 'an@example.org' };
    const keys = (choice: string) =>
      validateAnswers(form, { ...known, national_number_0: choice }, { today: '2026-11-21' }).map(
        ({ key }) => key,
      );
    expect(keys('keep')).toEqual([]);
    expect(keys('forget')).toEqual([]);
    expect(keys('change')).toEqual(['national_insurance_number_0']);
  });
});

describe('profileChange', () => {
  const answers = { fname_0: 'An', lname_0: 'Peeters', birthdate_0: '1993-05-18', sex_0: 'v' };
  test('leaves out an unchanged national number', () => {
    const change = profileChange(1, personValues({ ...answers, national_number_0: 'keep' }));
    expect(change).not.toHaveProperty('national_insurance_number');
    expect(change).toMatchObject({ uid: 1, fname: 'An', sex: 'v', mail: '', address: null });
  });

  test('sends an empty text to remove the national number', () => {
    const change = profileChange(1, personValues({ ...answers, national_number_0: 'forget' }));
    expect(change.national_insurance_number).toBe('');
  });

  test('sends a new national number', () => {
    const given = { ...answers, national_number_0: 'change', national_insurance_number_0: '93051822361' };
    expect(profileChange(1, personValues(given)).national_insurance_number).toBe('93051822361');
  });
});

test('newFamilyMember leaves out empty fields', () => {
  const values = personValues({ fname_0: 'Noor', lname_0: 'Peeters', birthdate_0: '2018-01-02', mail_0: '' });
  expect(newFamilyMember(values)).toEqual({ fname: 'Noor', lname: 'Peeters', birthdate: '2018-01-02' });
});
