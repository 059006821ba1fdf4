import type { FieldProblem } from '../../http/invalidFields.ts';
import { nl } from '../../texts/nl.ts';
import { isCommonPassword } from './commonPasswords.ts';
import { isOwnData, type OwnData } from './ownData.ts';

/** What is wrong with a password that somebody chose (NIST SP 800-63B 3.1.1.2): it is common, or says who they are. */
export function passwordProblem(field: string, password: string, own: OwnData): FieldProblem | undefined {
  if (isOwnData(password, own)) return { field, message: nl.refusals.ownDataPassword };
  return isCommonPassword(password) ? { field, message: nl.refusals.commonPassword } : undefined;
}
