import type { OperationRequest } from '#schemas/operations.ts';

/** A federation, with the signed link in the address if there is one. */
export type FederationVisit = OperationRequest<'get_federation'>;

/**
 * Reads the query of a federation page (Specification 2.1). An incomplete signed link is ignored. Invalid values are sent
 * unchanged, so that the server explains the error.
 */
export function federationVisit(federation: string, query: URLSearchParams): FederationVisit {
  const [hash, uid, uids] = ['hash', 'uid', 'uids'].map((name) => query.get(name));
  return hash && uid && uids ? { federation, hash, uid: Number(uid), uids } : { federation };
}

/** The query parameters of the signed link, for another page of the same visit. */
export function linkOf({ hash, uid, uids }: FederationVisit): Record<string, string> {
  return hash === undefined ? {} : { hash, uid: String(uid), uids: uids ?? '' };
}
