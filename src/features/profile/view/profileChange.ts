import type { ProfileChange } from '#src/api/family.ts';
import type { PersonValues } from '../../person-form/index.ts';

/** The request to save a profile. A national number that stays is left out. */
export function profileChange(uid: number, values: PersonValues) {
  const { text } = values;
  const isForgotten = text('national_number') === 'forget';
  return {
    uid,
    fname: text('fname'),
    lname: text('lname'),
    birthdate: text('birthdate'),
    sex: sexOf(text('sex')),
    nationality: text('nationality'),
    phone: text('phone'),
    mail: text('mail'),
    second_mail: text('second_mail'),
    address: values.address(),
    ...(isForgotten && { national_insurance_number: '' }),
  } satisfies ProfileChange;
}

export function sexOf(answer: string): '' | 'm' | 'v' | 'x' {
  return answer === 'm' || answer === 'v' || answer === 'x' ? answer : '';
}
