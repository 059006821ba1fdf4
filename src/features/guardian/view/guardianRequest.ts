import type { Problem } from '@clubpoort/form-engine/headless';
import type { GuardianRequest } from '#src/api/family.ts';
import { guardianTexts as texts } from '#src/texts/nl/guardian.ts';
import type { PersonValues } from '../../person-form/index.ts';
import { newGuardianChoice } from './guardianSections.ts';

/** Builds the request: the minor asks a family member, or somebody new. */
export function guardianRequest(minor: number, { text }: PersonValues): GuardianRequest {
  const chosen = text('guardian');
  if (chosen !== '' && chosen !== newGuardianChoice) {
    const birthdate = text('member_birthdate');
    return {
      ...{ uid: Number(chosen), setFamilyMemberAsParent: true, mail: text('mail') },
      ...(birthdate !== '' && { birthdate }),
    };
  }
  return {
    uid: minor,
    fname: text('fname'),
    lname: text('lname'),
    birthdate: text('birthdate'),
    phone: text('phone'),
    mail: text('mail'),
  };
}

/**
 * Why nothing was sent, in one sentence (specification 8), as the server would say it. Each field also shows its own problem.
 */
export function guardianFailure(problems: readonly Problem[]): string {
  const keys = new Set(problems.map(({ key }) => key));
  if (keys.has('guardian_0')) return texts.noneChosen;
  const isBirthdate = keys.has('member_birthdate_0') || (keys.has('birthdate_0') && keys.size === 1);
  return isBirthdate ? texts.birthdateInvalid : texts.detailsInvalid;
}
