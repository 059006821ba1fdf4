import type { WireSection } from '@clubpoort/form-engine/headless';
import type { Profile } from '#src/api/entities/people/profile.ts';
import { profileTexts } from '#src/texts/nl/profile.ts';
import { personQuestions as ask } from '../../person-form/index.ts';

const { sections: titles, nationalNumber: number, mailHelp } = profileTexts;

/** Whose profile it is: the user's own, or that of a family member. */
export type ProfileOwner = 'self' | 'member';

/** A profile as a form with the known answers filled in. */
export function profileSections(profile: Profile, owner: ProfileOwner): readonly WireSection[] {
  const isOwn = owner === 'self';
  return [
    {
      title: titles.person,
      fields: [
        ask.firstName({ required: true, answer: profile.firstName }),
        ask.lastName({ required: true, answer: profile.lastName }),
        ask.birthdate({ required: true, answer: profile.birthdate }),
        ask.sex({ answer: profile.sex }),
        ask.nationality({ answer: profile.nationality }),
      ],
    },
    {
      title: titles.contact,
      fields: [
        ask.phone({ answer: profile.phone }),
        ask.mail({ required: isOwn, answer: profile.mail, ...(isOwn && { help: mailHelp }) }),
        ask.secondMail({ answer: profile.secondMail }),
      ],
    },
    { title: titles.address, fields: [ask.address({ answer: profile.address ?? '' })] },
    ...nationalNumberSections(profile),
  ];
}

/** The profile never asks for a national number: only a certificate does. A stored one isn't shown, but can be removed. */
function nationalNumberSections({ nationalNumber: known }: Profile): WireSection[] {
  if (!known) return [];
  const choice = {
    qid: 'national_number',
    nid: 0,
    type: 'radio',
    question: number.known(known.lastDigits),
    help: number.help,
    options: number.choices,
    required: true,
    answer: 'keep',
  };
  return [{ title: titles.certificates, fields: [choice] }];
}

/** Whether a typed address differs from the known one. Addresses are compared without regard to case. */
export function isOtherMail(typed: string, known: string): boolean {
  return typed.trim().toLowerCase() !== known;
}
