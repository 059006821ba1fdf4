import { Type } from 'typebox';
import { ClubPerson, ClubPersonRow } from '../entities/desk/clubPerson.ts';
import { CourseList } from '../entities/desk/courseList.ts';
import { DeskPayment, DeskRegistration, MoveTarget } from '../entities/desk/deskRegistration.ts';
import { ImportedPeople, MergeProposal, RecordLink } from '../entities/desk/importedPeople.ts';
import { SeasonNumbers } from '../entities/desk/seasonNumbers.ts';
import { Mail } from '../entities/people/mail.ts';
import { PersonName } from '../entities/people/personName.ts';
import { GivenPhone } from '../entities/people/phone.ts';
import { envelope, operationsOf } from '../operation.ts';
import { Euros, GivenBirthdate, Nid, Oid, ShortText, Uid } from '../scalars.ts';
import { InviteCode } from './parents.ts';
import { personAnswers } from './registration.ts';

const Reason = Type.String({ minLength: 1, maxLength: 500 });

/** A person as a manager writes them down. Only a name is needed. */
const NewPerson = Type.Object({
  fname: PersonName,
  lname: PersonName,
  birthdate: Type.Optional(GivenBirthdate),
  mail: Type.Optional(Mail),
  phone: Type.Optional(GivenPhone),
});

export const peopleOperations = operationsOf('people', {
  find_club_people: {
    method: 'GET',
    access: 'user',
    task: 'people',
    summary:
      'Lists a page of the people of a club by last name: who takes part, waits or ordered there, and the holders of their families. For managers of that club only.',
    request: Type.Object({
      club: Nid,
      /** Every word in the name, mail or phone of the person or of the holder. When nobody has them as typed, each word may have one typo. */
      search: Type.Optional(ShortText),
      offset: Type.Optional(Type.Integer({ minimum: 0, maximum: 1_000_000 })),
      /** Default: 60. */
      limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
    }),
    response: envelope(Type.Array(ClubPersonRow), {
      count: Type.Integer({ minimum: 0, description: 'Number of matches on all pages' }),
    }),
  },
  get_club_person: {
    method: 'GET',
    access: 'user',
    task: 'people',
    summary:
      'Returns what a club has about one of its people: registrations, payments, cards, absences, messages and its own notes. Nothing of another club. For managers of that club only.',
    request: Type.Object({ club: Nid, member: Uid }),
    response: envelope(ClubPerson),
  },
  change_club_person: {
    method: 'POST',
    access: 'user',
    task: 'people',
    keepsPages: true,
    summary:
      'Writes or removes a note about a person of a club, corrects a name or a birthdate, changes how somebody without an account is reached, mails the link to take over a record, or blocks the club for the person and lifts that. A correction is mailed to whoever looks after the person. Every change stands in the list of actions. For managers of that club only.',
    request: Type.Object({
      club: Nid,
      member: Uid,
      change: Type.Union([
        Type.Object({
          kind: Type.Literal('note'),
          text: Type.String({
            minLength: 1,
            maxLength: 2_000,
            description: 'No screen of the family shows it',
          }),
        }),
        Type.Object({ kind: Type.Literal('remove-note'), note: Nid }),
        Type.Object({
          kind: Type.Literal('correct'),
          fname: PersonName,
          lname: PersonName,
          birthdate: GivenBirthdate,
        }),
        Type.Object(
          {
            kind: Type.Literal('reach'),
            mail: Type.Optional(Mail),
            phone: Type.Optional(GivenPhone),
          },
          {
            description:
              'The address and the phone number of somebody for whom nobody logs in; left out: none',
          },
        ),
        Type.Object(
          { kind: Type.Literal('invite') },
          { description: 'Mails the link by which an account takes the record over, to its address' },
        ),
        Type.Object({ kind: Type.Literal('block'), reason: Reason }),
        Type.Object({ kind: Type.Literal('unblock') }),
      ]),
    }),
    response: envelope(Type.Null()),
  },
  register_at_desk: {
    method: 'POST',
    access: 'user',
    task: 'people',
    idempotent: true,
    summary:
      'Registers somebody for a tariff of a club that the caller manages: one of its people, somebody on a waiting list, or a new person without a login. The rules of an order of the family hold, except for those that the manager overrides. `preview` changes nothing, and returns the questions that must be answered first. Refused with `price-changed` if the total is not `total` any more.',
    request: Type.Object({
      club: Nid,
      who: Type.Union([Type.Object({ member: Uid }), Type.Object({ waiting: Nid }), NewPerson], {
        description: 'A person of the club, an entry of a waiting list, or a new person',
      }),
      tariff: Type.Optional(
        Type.Unsafe<number>({ ...Nid, description: 'Needed, except for an entry of a waiting list' }),
      ),
      anyAge: Type.Optional(
        Type.Boolean({ description: 'The manager lets the person in whatever the age. Default: false' }),
      ),
      anyTime: Type.Optional(
        Type.Boolean({
          description: 'The manager registers before the course opens, or after it closed. Default: false',
        }),
      ),
      waits: Type.Optional(
        Type.Boolean({ description: 'The manager puts the person on the waiting list. Default: false' }),
      ),
      trials: Type.Optional(
        Type.Array(Nid, { maxItems: 100, description: 'The chosen lessons of a trial tariff' }),
      ),
      extras: Type.Optional(
        Type.Array(Nid, { maxItems: 100, description: 'The chosen services beside the course' }),
      ),
      answered: Type.Optional(
        Type.Object(
          { qids: personAnswers.qids, formVersion: Type.String({ minLength: 1, maxLength: 100 }) },
          { description: 'The answers to the questions of the preview, and to the conditions of the club' },
        ),
      ),
      pays: DeskPayment,
      preview: Type.Optional(Type.Boolean()),
      total: Type.Optional(Type.Unsafe<number>({ ...Euros, description: 'What the preview said' })),
    }),
    response: envelope(DeskRegistration),
  },
  download_club_document: {
    method: 'POST',
    access: 'user',
    task: 'registrations',
    keepsPages: true,
    answers: 'browser',
    summary:
      'Downloads an invoice, a credit note or the confirmation of an order of a club that the caller manages as a tagged PDF, for somebody who gets it on paper. An order of another club is not found, and neither is the invoice of an order that costs nothing.',
    request: Type.Object({
      ...{ club: Nid, order: Oid, what: Type.Enum(['invoice', 'credit-note', 'confirmation']) },
      document: Type.Optional(
        Type.Unsafe<number>({
          ...Nid,
          description:
            'A later invoice (`laterInvoices`), or a credit note (`creditNotes`); left out: the first invoice, the last credit note',
        }),
      ),
    }),
    response: envelope(Type.Null()),
  },
  get_course_list: {
    method: 'GET',
    access: 'user',
    task: 'registrations',
    summary:
      'Returns the names and the dates of a course of a club that the caller manages, for a list on paper. Nothing about health.',
    request: Type.Object({ club: Nid, course: Nid }),
    response: envelope(CourseList),
  },
  get_season_numbers: {
    method: 'GET',
    access: 'user',
    task: 'numbers',
    summary:
      'Returns the numbers of each course of a season of a club: who takes part, who stopped, attendance, and what was paid. Default: the season of today.',
    request: Type.Object({
      club: Nid,
      season: Type.Optional(Type.Integer({ minimum: 2000, maximum: 2200 })),
    }),
    response: envelope(SeasonNumbers),
  },
  import_people: {
    method: 'POST',
    access: 'user',
    task: 'people',
    idempotent: true,
    summary:
      'Adds people of a spreadsheet to a club that the caller manages, without a login, all or none. With `invites`, each address gets a link to claim its people. `preview` changes nothing, and judges every row. Whoever the club knows by name and birthdate is left out.',
    request: Type.Object({
      club: Nid,
      rows: Type.Array(NewPerson, { minItems: 1, maxItems: 2_000 }),
      invites: Type.Boolean(),
      preview: Type.Optional(Type.Boolean()),
    }),
    response: envelope(ImportedPeople),
  },
  propose_merge: {
    method: 'POST',
    access: 'user',
    task: 'people',
    summary:
      'Proposes that two people of a club are one person: `gone` becomes part of `kept`. The accounts of both get a mail and must agree; where neither has a login, they are merged at once. `preview` changes nothing.',
    request: Type.Object({
      club: Nid,
      kept: Uid,
      gone: Uid,
      preview: Type.Optional(Type.Boolean()),
    }),
    response: envelope(MergeProposal),
  },
  get_record_link: {
    method: 'POST',
    access: 'public',
    keepsPages: true,
    summary:
      'Shows the reader of a mailed link which people of a club it claims, or which two records may be one person. Refused with `code-used` for an unknown, ended or answered link.',
    request: Type.Object({ code: InviteCode }),
    response: envelope(RecordLink),
  },
  answer_record_link: {
    method: 'POST',
    access: 'user',
    commits: true,
    summary:
      'Takes the people of a mailed link into the household of the caller, or agrees to a merge for the side of the caller; or refuses. The code works once.',
    request: Type.Object({ code: InviteCode, accept: Type.Boolean() }),
    response: envelope(Type.Literal(true)),
  },
  get_move_targets: {
    method: 'GET',
    access: 'user',
    task: 'people',
    summary:
      'Lists the tariffs to which a manager can move a registration of the club, with the difference in price and the free places. Full courses, trials, couples and halls are left out.',
    request: Type.Object({ club: Nid, registration: Nid }),
    response: envelope(Type.Array(MoveTarget)),
  },
  move_registration: {
    method: 'POST',
    access: 'user',
    task: 'people',
    idempotent: true,
    summary:
      'Moves a registration to another tariff of a club that the caller manages. The difference becomes a line of the invoice or a credit note, and the family gets a mail. Refused with `price-changed` if the difference is not `difference` any more.',
    request: Type.Object({
      club: Nid,
      registration: Nid,
      tariff: Nid,
      difference: Type.Unsafe<number>({ ...Euros, description: 'What get_move_targets said' }),
    }),
    response: envelope(
      Type.Object({
        registration: Type.Unsafe<number>({ ...Nid, description: 'The new registration' }),
        course: Type.Unsafe<number>({ ...Nid, description: 'The course to which it moved' }),
      }),
    ),
  },
});
