import { Type } from 'typebox';
import { Federation, MembershipCard } from '../entities/club/federation.ts';
import { envelope, operationsOf } from '../operation.ts';
import { idPattern, Uid, UnixTime, UrlName } from '../scalars.ts';

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
const federationRequest = Type.Object({
  federation: UrlName,
  hash: Type.Optional(Hash),
  /** The person for whom the page is requested. */
  uid: Type.Optional(Uid),
  uids: Type.Optional(Uids),
});

/** The query of a signed link. */
const SignedLink = Type.Object({ hash: Hash, uid: Uid, uids: Uids, expires: UnixTime });

export const federationOperations = operationsOf('federation', {
  get_membership_cards: {
    method: 'GET',
    access: 'user',
    summary:
      'Lists the membership cards of the caller and family, the eldest person first. Expired cards come last.',
    request: Type.Object({}),
    response: envelope(Type.Array(MembershipCard)),
  },
  get_federation: {
    method: 'GET',
    access: 'public',
    signedBy: 'hash',
    summary:
      'Returns a federation with its members in the family, for those members or with a signed link (Specification 2.1). An invalid or expired link is forbidden.',
    request: federationRequest,
    response: envelope(Type.Object({ federation: Federation, members: Type.Array(MembershipCard) })),
  },
  get_federation_card: {
    method: 'GET',
    access: 'public',
    signedBy: 'hash',
    summary:
      'Lists the membership cards of a federation, for the family or one member, with membership or with a signed link (Specification 2.1). A member also receives a signed link, to show the cards without a login.',
    request: federationRequest,
    response: envelope(
      Type.Object({
        federation: Federation,
        cards: Type.Array(MembershipCard),
        link: Type.Union([SignedLink, Type.Null()], { description: 'null: the call came by a signed link' }),
      }),
    ),
  },
});
