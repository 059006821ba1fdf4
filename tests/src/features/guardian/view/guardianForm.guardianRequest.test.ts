import { describe, expect, test } from 'vitest';
import { guardianRequest } from '#src/features/guardian/view/guardianForm.ts';
import { personValues } from '#src/features/person-form/view/personValues.ts';

const mail = 'hilde@example.org';
const newGuardian = { fname_0: 'Hilde', lname_0: "D'Hondt", phone_0: '+32 470123456', mail_0: mail };

describe('guardianRequest', () => {
  test('sends the id of a family member', () => {
    const values = personValues({ guardian_0: '3', member_birthdate_0: '2000-01-01', mail_0: mail });
    expect(guardianRequest(9, values)).toEqual({
      uid: 3,
      setFamilyMemberAsParent: true,
      mail,
      birthdate: '2000-01-01',
    });
  });

  test('sends the fields of a new guardian', () => {
    const values = personValues({ ...newGuardian, guardian_0: 'new', birthdate_0: '1980-02-01' });
    expect(guardianRequest(9, values)).toEqual({
      uid: 9,
      fname: 'Hilde',
      lname: "D'Hondt",
      birthdate: '1980-02-01',
      phone: '+32 470123456',
      mail,
    });
  });
});
