import { Type } from 'typebox';
import { Club, ClubConditions, FoundClub, UserClub } from '../entities/club/club.ts';
import { Privacy } from '../entities/club/privacy.ts';
import { UndeliveredMail } from '../entities/management/undeliveredMail.ts';
import { RoleInvite } from '../entities/people/roleInvite.ts';
import { envelope, operationsOf } from '../operation.ts';
import { largestInteger, Nid, ShortText, UrlName } from '../scalars.ts';
import { InviteCode } from './parents.ts';

export const clubsOperations = operationsOf('clubs', {
  search_clubs: {
    method: 'GET',
    access: 'public',
    summary:
      'Clubs whose title, address or postcode holds every word of the text, accents and case aside, and then clubs that offer it: words of a course, a day, an age, or a child of the caller by first name. At most 20, each by title. When there are none: clubs that differ by one typo a word.',
    request: Type.Object({
      text: Type.Optional(ShortText),
      near: Type.Optional(
        Type.String({
          maxLength: 200,
          description: 'A postcode or municipality: the nearest clubs by postcode, whatever the text',
        }),
      ),
    }),
    response: envelope(Type.Array(FoundClub)),
  },
  get_club_by_url: {
    method: 'GET',
    access: 'public',
    summary: 'Returns one club for its page.',
    request: Type.Object({ url: UrlName }),
    response: envelope(Club),
  },
  get_clubs_for_user: {
    method: 'GET',
    access: 'user',
    summary: 'Lists the clubs of the caller and family, keyed by nid.',
    request: Type.Object({}),
    response: envelope(Type.Record(Type.String({ pattern: '^[0-9]+$' }), UserClub)),
  },
  get_role_invite: {
    method: 'POST',
    access: 'public',
    keepsPages: true,
    summary:
      'Shows the reader of a mailed invitation which club asks them as a manager or a teacher. Refused with `code-used` for an unknown, ended or accepted invitation.',
    request: Type.Object({ code: InviteCode }),
    response: envelope(RoleInvite),
  },
  accept_role_invite: {
    method: 'POST',
    access: 'user',
    commits: true,
    summary:
      'Gives the caller the role at the club that the mailed code invites to. The code works once. Refused with `code-used` for an unknown, ended or accepted invitation.',
    request: Type.Object({ code: InviteCode }),
    response: envelope(Type.Literal(true)),
  },
  get_club_conditions: {
    method: 'GET',
    access: 'public',
    summary: 'Returns the conditions to which the privacy agreement of the registration form links.',
    request: Type.Object({ club: Nid }),
    response: envelope(ClubConditions),
  },
  get_privacy: {
    method: 'GET',
    access: 'public',
    summary:
      'Returns the facts of the privacy page of a club, or of the portal when no club is named: the controller, and who really receives data here.',
    request: Type.Object({ club: Type.Optional(Nid) }),
    response: envelope(Privacy),
  },
  get_undelivered_mails: {
    method: 'GET',
    access: 'user',
    task: 'mails',
    summary:
      'Lists the mails of a club that could not be delivered in the last 60 days, the latest first, at most 500. For managers of that club only.',
    request: Type.Object({ club: Nid }),
    response: envelope(Type.Array(UndeliveredMail)),
  },
  render_preview: {
    method: 'GET',
    access: 'public',
    summary:
      "Returns a picture, opened by the browser: the thumbnail of a club's file (`fid`), or its placeholder. A picture that waits for an offer is not found, except by the managers of the club.",
    answers: 'browser',
    request: Type.Object({
      club: Nid,
      fid: Type.Optional(Type.Integer({ minimum: 1, maximum: largestInteger })),
      /** Placeholder picture that other backends show. This server ignores it, draws its own, and fetches nothing. */
      url: Type.Optional(Type.String({ maxLength: 500 })),
      format: Type.Optional(Type.Enum(['thumbnail', 'logo', 'cover', 'small', 'medium', 'large'])),
      encoding: Type.Optional(Type.Enum(['avif', 'webp'])),
    }),
    response: Type.Object({}),
  },
});
