/** The user who makes a call, known by a live session. */
export interface Caller {
  readonly uid: number;
  /** The caller and the members of the caller's account: the only uids that a request may name. */
  readonly family: ReadonlySet<number>;
  readonly isBlocked: boolean;
  /** The login that the session comes from; left out while somebody is only just logging in. */
  readonly login?: string;
}

/** A call about one club. */
export interface CallerInClub {
  readonly caller: Caller;
  readonly clubNid: number;
}
