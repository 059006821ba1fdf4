import { Type } from 'typebox';
import { idPattern, Uid, UnixTime, UrlName } from '../../scalars.ts';

const Uids = Type.String({
  pattern: `^${idPattern}(,${idPattern}){0,49}$`,
  description: 'Uids of the members whose cards the link shows, e.g. `12,13`',
});
const Hash = Type.String({
  maxLength: 100,
  description: "Expiry in unix seconds, a dot, and the server's HMAC-SHA256 as base64url",
});

/**
 * The request for a federation page (Specification 2.1): with a member's session, or with a link that the server signed.
 * A signed link alone decides what is shown, whatever uid it names.
 */
export const federationRequest = Type.Object({
  federation: UrlName,
  hash: Type.Optional(Hash),
  /** The person for whom the page is requested. */
  uid: Type.Optional(Uid),
  uids: Type.Optional(Uids),
});

/** The query of a signed link. */
export const SignedLink = Type.Object({ hash: Hash, uid: Uid, uids: Uids, expires: UnixTime });
