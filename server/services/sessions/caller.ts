/** Who makes a call, by a live session. */
export interface Caller {
  readonly uid: number;
  /** The caller and everybody whose account is in the caller's hands: the only uids a request may name. */
  readonly family: ReadonlySet<number>;
  readonly isBlocked: boolean;
  /** The login that the session comes from; absent of who is only just logging in. */
  readonly login?: string;
}
