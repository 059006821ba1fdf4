import { createHmac, timingSafeEqual } from 'node:crypto';
import type { UnixSeconds } from '#rules/brusselsTime.ts';

/** The content of a signed link: a federation, the members, and the user on whose behalf the link was made. */
interface LinkedMembers {
  readonly federation: string;
  readonly uid: number;
  readonly uids: string;
}

type LinkVerdict = 'right' | 'expired' | 'wrong';

export interface FederationLinks {
  /** Makes the hash that opens the pages until `end`. Format: the end, a dot and the signature. */
  sign(members: LinkedMembers, end: UnixSeconds): string;
  judge(members: LinkedMembers, hash: string, now: UnixSeconds): LinkVerdict;
}

/**
 * Makes and judges links that only the holder of this key can make (Specification 2.1: `hash`, `uid`, `uids`). The signature is
 * an HMAC-SHA256 over all parts of a link.
 * Decision: docs/decisions/0053-a-signed-link-opens-a-federations-pages.md
 */
export function federationLinks(key: string): FederationLinks {
  const signature = ({ federation, uid, uids }: LinkedMembers, end: string) =>
    // No part holds a line break, so two different links never have the same text to sign.
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
