import { type Static, Type } from 'typebox';
import { or, readableOrNone } from '../../reading.ts';
import { Euros, largestInteger, Nid, Oid, Uid, UnixTime } from '../../scalars.ts';
import { ChangedTo } from '../management/managedRegistration.ts';

const Count = Type.Integer({ minimum: 0, maximum: largestInteger });
const words = or(Type.String(), '');
const birthdate = or(Type.String({ description: 'YYYY-MM-DD; empty when unknown' }), '');

/** A person of a club in a list: who takes part, waits or ordered there, and the holders of their families. */
export const ClubPersonRow = Type.Object({
  uid: Uid,
  name: Type.String(),
  birthdate,
  mail: words,
  phone: words,
  holder: or(Type.String({ description: 'Name of the holder of the family; empty without one' }), ''),
  blocked: Type.Boolean({ description: 'The club blocked its pages for the person' }),
});
export type ClubPersonRow = Static<typeof ClubPersonRow>;

const CourseOfPerson = Type.Object({ nid: Nid, title: Type.String() });

/** A person as the managers of one club see them: only what belongs to that club. */
export const ClubPerson = Type.Object({
  uid: Uid,
  fname: Type.String(),
  lname: Type.String(),
  birthdate,
  mail: words,
  phone: words,
  login: Type.Boolean({ description: 'The person logs in' }),
  onPaper: Type.Boolean({
    description: 'Nobody logs in for the person, so the club changes the address and the phone number',
  }),
  staff: Type.Boolean({ description: 'The person has a role at the club, and can’t be blocked' }),
  blocked: Type.Union([Type.String(), Type.Null()], {
    description: 'Why the club blocked its pages, maybe empty; null: it did not',
  }),
  family: readableOrNone(
    Type.Array(
      Type.Object({
        uid: Uid,
        name: Type.String(),
        mail: words,
        phone: words,
        holder: Type.Boolean({ description: 'The holder of the family' }),
      }),
    ),
  ),
  registrations: readableOrNone(
    Type.Array(
      Type.Object({
        kind: Type.Enum(['registration', 'waiting']),
        id: Nid,
        course: CourseOfPerson,
        tariff: words,
        state: Type.Enum(['registered', 'waiting', 'cancelled']),
        changedTo: ChangedTo,
        since: UnixTime,
        open: Euros,
      }),
    ),
  ),
  payments: readableOrNone(
    Type.Array(
      Type.Object({
        order: Oid,
        number: or(Type.String({ description: 'Of the invoice; empty without one' }), ''),
        placed: UnixTime,
        total: Euros,
        open: Euros,
      }),
    ),
  ),
  cards: readableOrNone(
    Type.Array(
      Type.Object({
        label: Type.String(),
        credit: Count,
        until: or(Type.String({ description: 'YYYY-MM-DD; empty: never expires' }), ''),
      }),
    ),
  ),
  attendance: Type.Object({ present: or(Count, 0), absent: or(Count, 0), excused: or(Count, 0) }),
  absences: readableOrNone(
    Type.Array(Type.Object({ course: Type.String(), at: UnixTime }), {
      description: 'Lessons that the family reported an absence for, the latest first, at most 20',
    }),
  ),
  messages: readableOrNone(
    Type.Array(Type.Object({ title: Type.String(), at: UnixTime }), {
      description: 'Messages of the club to the person, the latest first, at most 20',
    }),
  ),
  notes: readableOrNone(
    Type.Array(
      Type.Object({
        id: Nid,
        text: Type.String(),
        at: UnixTime,
        by: or(Type.String({ description: 'Who wrote it; empty where the account was erased' }), ''),
      }),
      { description: 'Notes of the club, the latest first' },
    ),
  ),
});
export type ClubPerson = Static<typeof ClubPerson>;
