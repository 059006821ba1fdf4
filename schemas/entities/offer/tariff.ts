import { type Static, Type } from 'typebox';
import { asSent, exact, maybe, or, readableOrNone, skipping, unread } from '../../reading.ts';
import { Euros, IsoDate, Nid, Uid, UnixTime } from '../../scalars.ts';

const uidKeys = Type.String({ pattern: '^[0-9]+$' });

/** How to join a course for two: with an invitation, or with a partner of one's choice. */
const CoupleCourse = Type.Object({
  /** The open invitation by which the caller came. */
  coupleCourseInvite: Type.Optional(
    Type.Object({ cciid: Type.Integer({ minimum: 1 }), inviter: Type.String(), role: or(Type.String(), '') }),
  ),
  /** Possible roles in the dance; empty where roles make no difference. */
  roles: readableOrNone(Type.Array(Type.String())),
  coupleCourseChoice: Type.Optional(unread(Type.String())),
  coupleCourseChoiceRole: Type.Optional(unread(Type.String())),
  coupleCourseChoiceData: Type.Optional(
    unread(
      Type.Union([
        Type.Object({ firstname: Type.String(), lastname: Type.String(), email: Type.String() }),
        Type.Object({ uid: Uid }),
      ]),
    ),
  ),
});

/** The price of whoever registers early is the one that counts now. */
export const EarlyPrice = Type.Object(
  { until: IsoDate, after: Euros },
  {
    description:
      'The price that counts now has a last day, in Brussels, and what the price is after that day',
  },
);

/** A way to take a course, with a price and places of its own. */
export const Tariff = Type.Object({
  nid: Nid,
  course: unread(Nid),
  title: Type.String(),
  type: asSent(Type.Enum(['regular', 'trial'])),
  maxTrialLessons: Type.Optional(
    Type.Integer({
      minimum: 1,
      description: 'How many lessons of a trial can be chosen; absent: any number',
    }),
  ),
  price: Euros,
  discountedPrice: Type.Optional(Euros),
  earlyPrice: Type.Optional(EarlyPrice),
  lessonsLeft: Type.Optional(
    Type.Object(
      { left: Type.Integer({ minimum: 1 }), all: Type.Integer({ minimum: 1 }) },
      { description: 'The prices are for these lessons: the course has begun' },
    ),
  ),
  availability: exact(
    maybe(
      Type.Union([Type.Integer(), Type.Null()], {
        description: 'Free places; 0 or less: full; null: unlimited',
      }),
    ),
  ),
  disable_waiting_list: Type.Boolean(),
  registeredUsersPerTariff: or(
    Type.Record(uidKeys, Type.Integer(), {
      description:
        'Registration status by uid, for the caller and family: above 0 or exactly -99 means registered',
    }),
    {},
  ),
  queuedUsersPerTariff: or(
    Type.Record(uidKeys, Type.Integer(), {
      description: 'Places on the waiting list by uid, for the caller and family',
    }),
    {},
  ),
  blockedRegistrationMessage: Type.Optional(or(Type.String(), '')),
  priority: Type.Optional(
    Type.Object(
      {
        members: skipping(Type.Array(Uid)),
        blockedRegistrationMessage: Type.Optional(or(Type.String(), '')),
        opens: Type.Optional({
          ...UnixTime,
          description: 'When they can register; absent where they can already',
        }),
      },
      {
        description:
          'Before the tariff opens to everybody: the members of the household who may register first, nobody for a visitor, and what blocks them yet, in place of the message of the tariff',
      },
    ),
  ),
  opens: Type.Optional({
    ...UnixTime,
    description:
      'When people can register, which `blockedRegistrationMessage` says in words; absent where they can already',
  }),
  coupleCourse: Type.Optional(CoupleCourse),
  instant: Type.Boolean({ description: 'Holds a place as soon as it is in a cart' }),
  passTurns: Type.Optional(Type.Integer({ minimum: 1, description: 'Price in turns of a prepaid pass' })),
  uitpasPrice: Type.Optional(Euros),
  parts: or(
    Type.Integer({
      minimum: 1,
      description: 'Number of instalments that the person can choose; 1: none',
    }),
    1,
  ),
  instalments: Type.Optional(
    Type.Array(Type.Object({ due: IsoDate, amount: Euros }), {
      description: "The price of now in instalments, on the club's own days; the first may be today",
    }),
  ),
  usersSimultaneous: or(Type.Integer({ minimum: 1, description: 'Number of people per registration' }), 1),
  nextFamilyMember: Type.Optional(
    Type.Object(
      { from: Type.Integer({ minimum: 2 }), members: skipping(Type.Array(Uid)) },
      {
        description:
          'Only for the next members of a household, from this one, and the members who have a registration at the club',
      },
    ),
  ),
});
export type Tariff = Static<typeof Tariff>;
