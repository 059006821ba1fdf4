import { type Static, Type } from 'typebox';
import { exact, or, readableOrNone, skipping } from '../../reading.ts';
import { largestInteger, Nid, Uid, UnixTime } from '../../scalars.ts';
import { CommunicationBlock } from './communication.ts';

const Count = Type.Integer({ minimum: 0, maximum: largestInteger });

/** The people whom a message of a club is for. */
export const MessageAudience = Type.Enum(
  ['everybody', 'courses', 'waiting', 'unpaid', 'absent', 'teachers', 'people'],
  {
    description:
      '`everybody`: the members of the club; `courses`: who takes part in one of the courses; `waiting`: who waits for a place; `unpaid`: for whom an amount is open; `absent`: who was absent three times or more in the last 90 days; `teachers`: who teaches; `people`: those whom the manager chose',
  },
);
export type MessageAudience = Static<typeof MessageAudience>;

export const MessageTitle = Type.String({ maxLength: 200, pattern: '^[^\\r\\n]*$' });
export const MessageBody = Type.Array(CommunicationBlock, { maxItems: 200 });
export const MessageCourses = Type.Array(Nid, {
  maxItems: 300,
  description: 'Courses of the club that narrow the audience; empty: all. `courses` needs one',
});
export const MessageMembers = Type.Array(Uid, {
  maxItems: 50,
  description: 'People of the club, for the audience `people`, which needs one',
});
export const MessageRevision = Type.Integer({
  ...{ minimum: 0, maximum: largestInteger },
  description: 'The latest revision that the window knows; 0: a new message',
});

/** How many people and addresses a message is for, before it is sent. */
export const MessageReaders = Type.Object({
  people: { ...Count, description: 'People whom the message is for, minors among them' },
  addresses: { ...Count, description: 'Addresses that get it, each once: those of the parents for a minor' },
  unreached: readableOrNone(
    Type.Array(Type.String(), { description: 'Names of people without an address, 100 at most' }),
  ),
  left_out: or(
    Type.Unsafe<number>({
      ...Count,
      description:
        'People who get no mail because they asked for none. A newsletter leaves them out; another message is in the portal alone',
    }),
    0,
  ),
});
export type MessageReaders = Static<typeof MessageReaders>;

const about = {
  id: Nid,
  title: MessageTitle,
  audience: MessageAudience,
  newsletter: Type.Boolean(),
  changed: UnixTime,
  by: exact(Type.Union([Type.String(), Type.Null()], { description: 'Name; null: the account was erased' })),
  state: Type.Enum(['draft', 'planned', 'sent']),
  at: exact(Type.Union([UnixTime, Type.Null()], { description: 'When it is or was sent; null for a draft' })),
  people: { ...Count, description: '0 until it is sent' },
  addresses: { ...Count, description: '0 until it is sent' },
  read: { ...Count, description: 'People for whom somebody in the family opened it in the portal' },
  sending: { ...Count, description: 'Mails that wait to be sent' },
};

/** A message of a club in the list for its managers. */
export const ClubMessageSummary = Type.Object(about);
export type ClubMessageSummary = Static<typeof ClubMessageSummary>;

/** A message of a club with its text, and who could not be reached. */
export const ClubMessage = Type.Object({
  ...about,
  revision: MessageRevision,
  body: readableOrNone(Type.Array(CommunicationBlock)),
  courses: readableOrNone(Type.Array(Nid)),
  members: readableOrNone(Type.Array(Type.Object({ uid: Uid, name: Type.String() }))),
  unreached: skipping(
    Type.Array(
      Type.Object({
        name: Type.String(),
        why: Type.Enum(['no-address', 'undelivered'], {
          description: '`no-address`: nobody to mail; `undelivered`: the mail came back',
        }),
      }),
      { description: 'People who could not be reached by mail, 500 at most' },
    ),
  ),
});
export type ClubMessage = Static<typeof ClubMessage>;

/** What a manager chooses from while writing a message. */
export const MessageChoices = Type.Object({
  courses: skipping(
    Type.Array(
      Type.Object({
        nid: Nid,
        title: Type.String(),
        ended: Type.Boolean(),
      }),
    ),
  ),
  reply_to: or(Type.String({ description: 'Address that gets the replies' }), ''),
  test_to: or(Type.String({ description: 'Address that gets a test: that of the caller' }), ''),
});
export type MessageChoices = Static<typeof MessageChoices>;
