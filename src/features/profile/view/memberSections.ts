import type { WireSection } from '@clubpoort/form-engine/headless';
import type { NewFamilyMember } from '#src/api/family.ts';
import { profileTexts } from '#src/texts/nl/profile.ts';
import { personQuestions as ask, type PersonValues } from '../../person-form/index.ts';
import { sexOf } from './profileChange.ts';

const texts = profileTexts.add;

export const memberSections: readonly WireSection[] = [
  {
    title: '',
    fields: [
      ask.firstName({ required: true }),
      ask.lastName({ required: true }),
      ask.birthdate({ required: true }),
      ask.sex(),
      ask.phone(),
      ask.mail({ help: texts.mailHelp }),
    ],
  },
];

export function newFamilyMember({ text }: PersonValues): NewFamilyMember {
  return {
    fname: text('fname'),
    lname: text('lname'),
    birthdate: text('birthdate'),
    ...(text('sex') !== '' && { sex: sexOf(text('sex')) }),
    ...(text('phone') !== '' && { phone: text('phone') }),
    ...(text('mail') !== '' && { mail: text('mail') }),
  };
}
