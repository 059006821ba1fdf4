/** A household as a club knows it: the one person without an account, or the holder of an account. */
export interface KnownHousehold {
  /** null or '' without an address. */
  readonly mail: string | null;
  /** Whether the holder logs in. */
  readonly hasLogin: boolean;
  /** Whether the holder proved by a mail that the address is theirs. Somebody without an account never did. */
  readonly isConfirmed: boolean;
}

/**
 * Whether two households of a club are one family for its reductions at the desk, because the club wrote one address down for both. Two
 * accounts are two families, as online. An address that an account did not confirm proves nothing, and neither does that of the club.
 * Decision: docs/decisions/0325-one-address-is-one-family-at-the-desk.md
 */
export function isSameFamily(one: KnownHousehold, other: KnownHousehold, clubMail: string): boolean {
  const mail = plain(one.mail);
  if (mail === '' || mail !== plain(other.mail) || mail === plain(clubMail)) return false;
  const isProved = (household: KnownHousehold) => !household.hasLogin || household.isConfirmed;
  return !(one.hasLogin && other.hasLogin) && isProved(one) && isProved(other);
}

function plain(mail: string | null): string {
  return (mail ?? '').trim().toLowerCase();
}
