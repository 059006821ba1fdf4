import { nl as formTexts, rules } from '@clubpoort/form-engine/headless';
import type { Database } from '../../db/database.ts';
import type { FieldProblem } from '../../http/invalidFields.ts';
import { findAccountByMail } from '../sessions/account.ts';

/** Whether a text is one address, and not a list. */
export function isMail(text: string): boolean {
  return text !== '' && !text.includes(';') && rules.isValidEmail(text);
}

export interface MailAsker {
  /** The caller's own mail gets a sentence of its own when it is refused for a family member. */
  readonly caller: { readonly uid: number };
  readonly attempts: MailAttempts;
}

/** Counts the mails that were tried, because a refusal reveals that somebody logs in with the mail. */
export interface MailAttempts {
  /** @returns the result of `work`; `undefined` when the mail is in use, which counts as a try */
  tryMail<Result>(work: () => Promise<Result | undefined>): Promise<Result | undefined>;
}

interface MailOf {
  /** The person who will have the mail; 0 for a new person. */
  readonly uid: number;
  readonly mail: string;
}

/**
 * The problem with a mail (Specification 5.1): it isn't a single address, or somebody else logs in with it. An address that
 * only gets messages may be shared: two children may both have their father's.
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
