import { expect, test } from 'vitest';
import { personValues } from '#src/features/person-form/view/personValues.ts';
import { newFamilyMember } from '#src/features/profile/view/memberSections.ts';

test('newFamilyMember leaves out empty fields', () => {
  const values = personValues({ fname_0: 'Noor', lname_0: 'Peeters', birthdate_0: '2018-01-02', mail_0: '' });
  expect(newFamilyMember(values)).toEqual({ fname: 'Noor', lname: 'Peeters', birthdate: '2018-01-02' });
});
