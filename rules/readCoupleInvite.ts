import { readId } from './readId.ts';

/** `ccci`: an invitation to be the partner in a couple course. The server finds the open invite by inviter and tariff. */
export interface CoupleInvite {
  /** The uid of the inviter. */
  readonly uid: number;
  /** The course's nid. */
  readonly course: number;
  /** The tariff's nid. */
  readonly tariff: number;
}

/** Reads `uid;course:tariff` (specification 2.3); undefined for any other text. */
export function readCoupleInvite(text: string): CoupleInvite | undefined {
  const parts = /^(\d+);(\d+):(\d+)$/.exec(text);
  const [uid, course, tariff] = [readId(parts?.[1]), readId(parts?.[2]), readId(parts?.[3])];
  return uid && course && tariff ? { uid, course, tariff } : undefined;
}
