import { Type } from 'typebox';
import { FederationMembers, ImportedCards } from '../entities/desk/federationMember.ts';
import { PersonName } from '../entities/people/personName.ts';
import { envelope, operationsOf } from '../operation.ts';
import { GivenBirthdate, IsoDate, Nid, ShortText, Uid, UrlName } from '../scalars.ts';

/** Letters, digits and signs of a keyboard, with spaces between them. */
export const cardNumberPattern = '^[!-~]([ -~]{0,58}[!-~])?$';
const CardNumber = Type.String({
  pattern: cardNumberPattern,
  description: 'The number that the federation gave, which is the content of the code',
});
const CardType = Type.Enum(['member', 'teacher']);
const Until = Type.Unsafe<string>({ ...IsoDate, description: 'Last day of the card' });

export const federationMembersOperations = operationsOf('federation-members', {
  get_federation_members: {
    method: 'GET',
    access: 'user',
    task: 'people',
    summary:
      'Lists the federations of a club, with a page of the cards that it gave its people, by last name. Nothing that another club gave. For managers of that club only.',
    request: Type.Object({
      club: Nid,
      /** Default: the first of the club, or with `member` all of them. */
      federation: Type.Optional(UrlName),
      /** Cards of this person alone. */
      member: Type.Optional(Uid),
      /** Every word in the name or the number. */
      search: Type.Optional(ShortText),
      /** Only cards that are over. */
      ended: Type.Optional(Type.Boolean()),
      offset: Type.Optional(Type.Integer({ minimum: 0, maximum: 1_000_000 })),
      /** Default: 100. */
      limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
    }),
    response: envelope(FederationMembers),
  },
  change_federation_members: {
    method: 'POST',
    access: 'user',
    task: 'people',
    keepsPages: true,
    summary:
      'Gives one of a club’s people a card of a federation of that club or changes it, renews several cards, or ends one. The family sees it at once, and every change stands in the actions of the club. Refused with `not-available` for a number that somebody else has, or a day that is past.',
    request: Type.Object({
      club: Nid,
      federation: UrlName,
      change: Type.Union([
        Type.Object({
          kind: Type.Literal('save'),
          member: Uid,
          number: CardNumber,
          type: CardType,
          until: Until,
        }),
        Type.Object({
          kind: Type.Literal('renew'),
          members: Type.Array(Uid, { minItems: 1, maxItems: 2_000 }),
          until: Until,
        }),
        Type.Object({ kind: Type.Literal('end'), member: Uid }),
      ]),
    }),
    response: envelope(Type.Null()),
  },
  import_federation_members: {
    method: 'POST',
    access: 'user',
    task: 'people',
    summary:
      'Gives people of a club the cards of a spreadsheet, all or none. A row is about the one of the club with that name, and that birthdate where there is one. Rows about nobody of the club are left out. `preview` changes nothing, and judges every row. Refused with `not-available` where a row is wrong.',
    request: Type.Object({
      club: Nid,
      federation: UrlName,
      rows: Type.Array(
        Type.Object({
          fname: PersonName,
          lname: PersonName,
          birthdate: Type.Optional(GivenBirthdate),
          number: Type.Optional(ShortText),
          until: Type.Optional(
            Type.String({ maxLength: 40, description: 'YYYY-MM-DD. Default: the end of the season' }),
          ),
        }),
        { minItems: 1, maxItems: 2_000 },
      ),
      preview: Type.Optional(Type.Boolean()),
    }),
    response: envelope(ImportedCards),
  },
});
