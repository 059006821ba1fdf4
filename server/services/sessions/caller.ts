import type { GuardedPerson } from '#rules/guardian.ts';

/** The user who makes a call, known by a live session. */
export interface Caller extends GuardedPerson {
  readonly uid: number;
  /** The holder of the caller's household: somebody else when the caller is its other parent. */
  readonly holder: number;
  /**
   * The people whom the caller acts for, and the only uids that a request may name: the caller and the members of the household.
   * Another parent is not among them, nor another adult with a login.
   */
  readonly family: ReadonlySet<number>;
  readonly isBlocked: boolean;
  /** Whether mails can reach the caller. */
  readonly hasMail: boolean;
  /** The login that the session comes from; left out while somebody is only just logging in. */
  readonly login?: string;
}

/** A call about one club. */
export interface CallerInClub {
  readonly caller: Caller;
  readonly clubNid: number;
}
