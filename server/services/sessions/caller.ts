import type { GuardedPerson } from '#rules/guardian.ts';

/** The user who makes a call, known by a live session. */
export interface Caller extends GuardedPerson {
  readonly uid: number;
  /** The holder of the caller's household: somebody else when the caller is its other parent. */
  readonly holder: number;
  /**
   * The people whom the caller acts for, and the only uids that a request may name: the caller and the members of the household.
   * Children of another household who are shared with this one are among them. Another parent is not, nor another adult with a login.
   */
  readonly family: ReadonlySet<number>;
  /**
   * Those of `family` who belong to another household. What that household ordered for them is not the caller's.
   * Decision: docs/decisions/0182-a-child-of-two-households.md
   */
  readonly shared: ReadonlySet<number>;
  readonly isBlocked: boolean;
  /** Whether the caller has no account, and may only buy tickets. */
  readonly isGuest: boolean;
  /** Whether mails can reach the caller. */
  readonly hasMail: boolean;
  /** Whether the caller has confirmed that address by a mail. */
  readonly hasConfirmedMail: boolean;
  /** The login that the session comes from; left out while somebody is only just logging in. */
  readonly login?: string;
}

/** A call about one club. */
export interface CallerInClub {
  readonly caller: Caller;
  readonly clubNid: number;
}
