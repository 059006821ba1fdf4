import { type Static, type TSchema, Type } from 'typebox';
import { skipping } from '../../reading.ts';
import { Euros, IsoDate, Nid, Oid, Uid, UrlName } from '../../scalars.ts';
import { CommunicationSummary } from '../club/communication.ts';
import { PaymentAttempt } from '../orders/moneyStanding.ts';
import { CoupleInvitation, WaitingPlace } from '../registration/invitation.ts';
import { CalendarSession } from './calendarSession.ts';

const club = Type.Object({ nid: Nid, url: UrlName, title: Type.String() });
const whose = { uid: Uid, name: Type.String() };

export const DueInvoice = Type.Object({
  oid: Oid,
  ...whose,
  club,
  due: Type.Unsafe<number>({
    ...Euros,
    description:
      'Amount of a payment now: what is due today or earlier, or else the part that is due within 14 days',
  }),
  payBy: Type.Union([IsoDate, Type.Null()], { description: 'Last day to pay; null: the club has set none' }),
  overdue: Type.Boolean(),
  attempt: Type.Optional(PaymentAttempt),
});
export type DueInvoice = Static<typeof DueInvoice>;

export const PassToMind = Type.Object({
  card: Nid,
  ...whose,
  club,
  label: Type.String(),
  credit: Type.Integer({ minimum: 1, description: 'Remaining turns' }),
  validUntil: Type.Union([IsoDate, Type.Null()], { description: 'Last valid day; null: no end' }),
  reason: Type.Enum(['expires', 'few-turns']),
});
export type PassToMind = Static<typeof PassToMind>;

export const MissingDetails = Type.Object({
  ...whose,
  missing: skipping(Type.Array(Type.Enum(['birthdate', 'address', 'phone']), { minItems: 1 })),
});
export type MissingDetails = Static<typeof MissingDetails>;

export const TriedCourse = Type.Object({
  ...whose,
  club,
  course: Type.Object({ nid: Nid, url: UrlName, title: Type.String() }),
});
export type TriedCourse = Static<typeof TriedCourse>;

/** Each part fails separately: null where it could not be read this time. */
export const Dashboard = Type.Object({
  invoices: part(DueInvoice),
  invitations: part(CoupleInvitation),
  /** Free places, offered to family members on a waiting list. */
  offers: part(WaitingPlace),
  passes: part(PassToMind),
  /** Courses of which somebody had the trial lesson in the last 30 days, and for which they can register. */
  trials: part(TriedCourse),
  details: part(MissingDetails),
  /** Unread messages, newest first. */
  messages: part(CommunicationSummary),
  /** Up to three for each member. */
  lessons: part(CalendarSession),
});
export type Dashboard = Static<typeof Dashboard>;

function part<Entry extends TSchema>(entry: Entry) {
  return Type.Union([skipping(Type.Array(entry)), Type.Null()]);
}
