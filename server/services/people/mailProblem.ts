import { nl as formTexts, rules } from '@clubpoort/form-engine/headless';
import type { Database } from '../../db/database.ts';
import type { FieldProblem } from '../../http/invalidFields.ts';
import { findAccountByMail } from '../sessions/account.ts';

/** One address, and no list of them. */
export function isMail(text: string): boolean {
  return text !== '' && !text.includes(';') && rules.isValidEmail(text);
}

export interface MailAsker {
  /** Their own mail is refused for a member of the family by a sentence of its own. */
  readonly caller: { readonly uid: number };
  /** Are told which mails were tried: the answer says that somebody logs in with one. */
  readonly attempts: {
    /** @returns what `work` found; `undefined` where the mail is somebody's, which counts */
    tryMail<Result>(work: () => Promise<Result | undefined>): Promise<Result | undefined>;
  };
}

interface MailOf {
  /** Whose it will be; 0: of somebody new. */
  readonly uid: number;
  readonly mail: string;
}

/**
 * What is wrong with a mail that is well written (Specification 5.1): it is a list, or somebody else logs in with it. An
 * address that only gets messages is nobody's alone: two children may both have their father's.
 */
export async function mailProblem(
  db: Database,
  { uid, mail }: MailOf,
  { caller, attempts }: MailAsker,
): Promise<FieldProblem | undefined> {
  if (mail === '') return undefined;
  if (!isMail(mail)) return { field: 'mail', message: formTexts.email };
  let isOwn = false;
  const isFree = await attempts.tryMail(async () => {
    const account = await findAccountByMail(db, mail);
    isOwn = account?.uid === caller.uid;
    return !account || account.uid === uid || undefined;
  });
  if (isFree) return undefined;
  return { field: 'mail', message: isOwn ? formTexts.sameOwnEmail : formTexts.emailInUse };
}
