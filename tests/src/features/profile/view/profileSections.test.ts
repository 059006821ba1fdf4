import { compileForm, questionKinds, validateAnswers } from '@clubpoort/form-engine/headless';
import { describe, expect, test } from 'vitest';
import type { Profile } from '#src/api/entities/people/profile.ts';
import { passwordKinds } from '#src/features/person-form/kinds/passwordKinds.ts';
import { secondMailKind } from '#src/features/person-form/kinds/secondMailKind.ts';
import { type ProfileOwner, profileSections } from '#src/features/profile/view/profileSections.ts';

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

const compile = (one: Profile, owner: ProfileOwner = 'self') =>
  compileForm(profileSections(one, owner), { kinds: [...passwordKinds, secondMailKind, ...questionKinds] });

describe('profileSections', () => {
  test('compiles without a diagnostic', () => {
    expect(compile(profile).diagnostics.filter(({ code }) => code !== 'unknown-type')).toEqual([]);
  });

  test('requires an e-mail address only for the account itself', () => {
    expect(compile(profile, 'self').questions.get('mail_0')?.required).toBe(true);
    expect(compile(profile, 'member').questions.get('mail_0')?.required).toBe(false);
  });

  test('never asks for a national number', () => {
    const keys = [...compile(profile).questions.keys()];
    expect(keys.filter((key) => key.startsWith('national'))).toEqual(['nationality_0']);
  });

  test('shows the last digits of a known national number, which can be removed', () => {
    const form = compile({ ...profile, nationalNumber: { lastDigits: '61' } });
    expect(form.questions.get('national_number_0')?.label).toBe('Rijksregisternummer: bekend, eindigt op 61');
    const known = { fname_0: 'An', lname_0: 'Peeters', birthdate_0: '1993-05-18', mail_0: 'an@example.org' };
    const keys = (choice: string) =>
      validateAnswers(form, { ...known, national_number_0: choice }, { today: '2026-11-21' }).map(
        ({ key }) => key,
      );
    expect(keys('keep')).toEqual([]);
    expect(keys('forget')).toEqual([]);
    expect([...form.questions.keys()]).not.toContain('national_insurance_number_0');
  });
});
