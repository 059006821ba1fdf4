import type { FieldProblem } from '../../http/invalidFields.ts';
import { nl } from '../../texts/nl.ts';
import { isCommonPassword } from './commonPasswords.ts';
import { isOwnData, type OwnData } from './ownData.ts';

/**
 * The problem with a chosen password (NIST SP 800-63B 3.1.1.2): it is common, or it is made of the owner's data.
 * Decision: docs/decisions/0063-common-passwords-are-a-list.md
 */
export function passwordProblem(field: string, password: string, own: OwnData): FieldProblem | undefined {
  if (isOwnData(password, own)) return { field, message: nl.refusals.ownDataPassword };
  return isCommonPassword(password) ? { field, message: nl.refusals.commonPassword } : undefined;
}
