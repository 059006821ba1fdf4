import { Type } from 'typebox';
import { Uid, UnixTime, UrlName } from '../../scalars.ts';

const Uids = Type.String({
  pattern: '^[1-9][0-9]{0,9}(,[1-9][0-9]{0,9}){0,49}$',
  description: 'Whose memberships the link shows, e.g. `12,13`',
});
const Hash = Type.String({
  maxLength: 100,
  description:
    'The end in unix seconds, a dot, and an HMAC-SHA256 as base64url that only the server can make',
});

/**
 * What a federation page is asked with (Specification 2.1): by a session of one of its members, or by a link that the
 * server signed. Then the link alone decides what is shown, whoever's uid it names.
 */
export const federationRequest = Type.Object({
  federation: UrlName,
  hash: Type.Optional(Hash),
  /** On whose behalf. */
  uid: Type.Optional(Uid),
  uids: Type.Optional(Uids),
});

/** The query of such a link. */
export const SignedLink = Type.Object({ hash: Hash, uid: Uid, uids: Uids, expires: UnixTime });
