/** A mail that somebody asks for. */
export interface AskedMail {
  /** Each kind has its own limits, so that no other mail uses up those of a new password. */
  readonly kind: 'new password' | 'address' | 'parent' | 'partner';
  readonly to: string;
  /** A device on which the account of this address logged in before (`findKnownDevice`). */
  readonly device?: string | undefined;
}

/** Counts the mails that somebody asks for, and refuses too many. */
export interface MailCount {
  /** Runs the work that mails. Nothing is counted for a mail that is refused, by a limit or by the work. */
  count<Result>(asked: AskedMail, work: () => Promise<Result>): Promise<Result>;
}

/** Counts several mails of one piece of work: all of them, or none. */
export function countMails<Result>(
  attempts: MailCount,
  [asked, ...others]: readonly AskedMail[],
  work: () => Promise<Result>,
): Promise<Result> {
  return asked ? attempts.count(asked, () => countMails(attempts, others, work)) : work();
}
