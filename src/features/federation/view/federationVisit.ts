import type { OperationRequest } from '#schemas/operations.ts';

/** Which federation, and the signed link that somebody came by. */
export type FederationVisit = OperationRequest<'get_federation'>;

/**
 * Reads the query of a federation page (Specification 2.1): a link counts only whole. What can't be one is sent as it
 * stands, so that the server says what is wrong with it.
 */
export function federationVisit(federation: string, query: URLSearchParams): FederationVisit {
  const [hash, uid, uids] = ['hash', 'uid', 'uids'].map((name) => query.get(name));
  return hash && uid && uids ? { federation, hash, uid: Number(uid), uids } : { federation };
}

/** What stands in the address of another page for the same visit. */
export function linkOf({ hash, uid, uids }: FederationVisit): Record<string, string> {
  return hash === undefined ? {} : { hash, uid: String(uid), uids: uids ?? '' };
}
