import { fillIn } from '@clubpoort/form-engine/headless';
import type { IsoDay } from '#rules/brusselsTime.ts';
import { needsGuardian } from '#rules/guardian.ts';
import { nl } from '#server/texts/nl.ts';
import type { PersonRow } from '../lockPerson.ts';

/** The name after "Dag" in a mail. The address of a minor without a login is that of a parent, who reads the mail. */
export function greetedName(
  { fname, birthdate, passwordHash }: Pick<PersonRow, 'fname' | 'birthdate' | 'passwordHash'>,
  today: IsoDay,
): string {
  const isReadByParent = passwordHash === null && needsGuardian(birthdate, today);
  return isReadByParent ? fillIn(nl.mails.parentOf, { name: fname }) : fname;
}
