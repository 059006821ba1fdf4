import { describe, expect, test } from 'vitest';
import { personValues } from '#src/features/person-form/view/personValues.ts';
import { profileChange } from '#src/features/profile/view/profileChange.ts';

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
});
