import { createHmac, timingSafeEqual } from 'node:crypto';
import type { UnixSeconds } from '#rules/brusselsTime.ts';

/** Whose memberships of which federation, on whose behalf. */
interface LinkedMembers {
  readonly federation: string;
  readonly uid: number;
  readonly uids: string;
}

type LinkVerdict = 'right' | 'expired' | 'wrong';

export interface FederationLinks {
  /** The hash that opens the pages until `end`: the end, a dot and the signature. */
  sign(members: LinkedMembers, end: UnixSeconds): string;
  judge(members: LinkedMembers, hash: string, now: UnixSeconds): LinkVerdict;
}

/** Links that only this key can make (Specification 2.1: `hash`, `uid`, `uids`). HMAC-SHA256 over all that they say. */
export function federationLinks(key: string): FederationLinks {
  const signature = ({ federation, uid, uids }: LinkedMembers, end: string) =>
    // None of them holds a line break, so that no two links are signed alike.
    createHmac('sha256', key).update([federation, uid, uids, end].join('\n')).digest();
  return {
    sign: (members, end) => `${end}.${signature(members, String(end)).toString('base64url')}`,
    judge(members, hash, now) {
      const [, end = '', given = ''] = /^([1-9]\d{0,11})\.([\w-]{43})$/.exec(hash) ?? [];
      const isOurs = end !== '' && timingSafeEqual(Buffer.from(given, 'base64url'), signature(members, end));
      if (!isOurs) return 'wrong';
      return now < Number(end) ? 'right' : 'expired';
    },
  };
}
