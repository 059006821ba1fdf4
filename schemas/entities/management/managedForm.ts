import { type Static, Type } from 'typebox';
import { or } from '../../reading.ts';
import { IsoDate, largestInteger, Nid, UnixTime, UrlName } from '../../scalars.ts';

const Count = Type.Integer({ minimum: 0, maximum: largestInteger });
const Day = Type.Union([IsoDate, Type.Null()]);

/** The state of a form outside any course. */
export const FormState = Type.Enum(['draft', 'closed', 'planned', 'over', 'open'], {
  description:
    '`draft`: only managers see it. `closed`: a manager closed it. `planned` and `over`: its days are still to come, or past',
});

/** A form outside any course, as the managers of its club see it in their list. */
export const ManagedForm = Type.Object({
  nid: Nid,
  url: UrlName,
  title: Type.String(),
  description: Type.String(),
  needsLogin: Type.Boolean(),
  state: FormState,
  opensOn: or(Day, null),
  closesOn: or(Day, null),
  questions: Count,
  answers: Type.Integer({ minimum: 0, maximum: largestInteger, description: 'How often it was sent' }),
  lastAnswer: or(Type.Union([UnixTime, Type.Null()]), null),
  changed: or(Type.Union([UnixTime, Type.Null()], { description: 'null: unknown' }), null),
});
export type ManagedForm = Static<typeof ManagedForm>;

/** A new form of a club. */
export const NewForm = Type.Object({ nid: Nid, url: UrlName, title: Type.String() });
export type NewForm = Static<typeof NewForm>;
