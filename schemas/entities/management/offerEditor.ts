import { type Static, Type } from 'typebox';
import { asSent, exact, or, readableOrNone } from '../../reading.ts';
import { ClockTime, IsoDate, largestInteger, Nid, UnixTime } from '../../scalars.ts';
import { Image } from '../club/image.ts';

const Count = Type.Integer({ minimum: 0, maximum: largestInteger });
const jsonObject = '^\\{[^]*\\}$';

/** A hash of the offer of a club, as a manager opened it. Sold stock doesn't change it. */
export const OfferVersion = Type.String({ minLength: 1, maxLength: 100 });

/** Counts the changes of the offer of a club. */
const OfferRevision = Type.Integer({ minimum: 0, maximum: largestInteger });

/** An offer that a manager is building, as JSON. The server keeps this text and never reads it. */
export const OfferDraftText = Type.String({ maxLength: 900_000, pattern: jsonObject });

/** A text, because a body holds fewer values than the offer of a big club. */
export const OfferText = Type.String({
  maxLength: 900_000,
  pattern: jsonObject,
  description:
    'JSON of a club file without `questions` and `forms`, which stay. `file` of a picture is its fid as text; a part without `image` keeps its picture, null removes it. A course with its nid and without `sessions`, `weekly` and `series` keeps its lessons',
});

const OfferDraft = Type.Object({
  draft: OfferDraftText,
  revision: Type.Integer({
    ...{ minimum: 1, maximum: largestInteger },
    description: 'Counts the changes of the draft, in all windows of the manager',
  }),
  at: UnixTime,
});

/** The changes in Dutch, as people read them before they publish. */
const OfferSentences = Type.Array(Type.String());

const PublishedBy = exact(
  Type.Union([Type.String(), Type.Null()], {
    description: 'Name of the manager; null: the account was erased',
  }),
);

/** A picture that a manager uploaded. `image.file` of an offer names it by its fid, as text. */
export const UploadedPicture = Type.Object({
  fid: {
    ...Image.properties.fid,
    description: 'For `render_preview`, which shows it to managers only until it is published',
  },
  width: Type.Integer({ minimum: 1, description: 'Pixels' }),
  height: Type.Integer({ minimum: 1 }),
});
export type UploadedPicture = Static<typeof UploadedPicture>;

const OfferFile = Type.Unsafe<Record<string, unknown>>({
  ...{ type: 'object', additionalProperties: {} },
  description:
    'A club file (`schemas/club-file.schema.json`) without `questions` and `forms`. `file` of a picture is its fid as text',
});

/** The offer of a club with everything that its managers may change. */
export const OfferEditor = Type.Object({
  version: OfferVersion,
  revision: or(OfferRevision, 0),
  file: asSent(OfferFile),
  draft: exact(Type.Union([OfferDraft, Type.Null()])),
  saved: exact(
    Type.Union([Type.Object({ at: UnixTime, by: Type.String(), own: Type.Boolean() }), Type.Null()], {
      description: 'Who published this offer in the last day; null where nobody did',
    }),
  ),
  reminds: or(
    Type.Boolean({ description: 'Whether this installation sends reminders by itself (REMINDERS=on)' }),
    false,
  ),
  changedLessons: Type.Optional(
    readableOrNone(
      Type.Array(
        Type.Object({
          ...{ course: Nid, nid: Nid, day: IsoDate, from: ClockTime, to: ClockTime },
          untilDay: Type.Optional(IsoDate),
          place: Type.Optional(Type.String()),
          guestCapacity: Type.Optional(Count),
        }),
        { description: 'Lessons that were cancelled or moved one by one, as they were planned' },
      ),
    ),
  ),
  planned: Type.Optional(
    Type.Object(
      { id: Nid, base: asSent(OfferFile), file: asSent(OfferFile) },
      {
        description: 'The asked publication that is planned: the offer that it began with, and as it will be',
      },
    ),
  ),
});
export type OfferEditor = Static<typeof OfferEditor>;

/** One change of the offer, or several equal ones, in Dutch. */
const OfferChange = Type.Object({
  is: Type.Enum(['added', 'changed', 'removed']),
  course: exact(
    Type.Union([Nid, Type.Null()], { description: 'The course that it is about, if that exists already' }),
  ),
  sentence: Type.String(),
  lines: readableOrNone(
    Type.Array(Type.String(), { description: 'The changed fields, each as it was and as it will be' }),
  ),
  people: Type.String({ description: 'How many people are registered; empty for none' }),
});
export type OfferChange = Static<typeof OfferChange>;

const OfferFault = Type.Object({
  path: Type.String({
    description: 'Place in the file, such as courses[2].tariffs[0].price; empty for none',
  }),
  place: Type.String({ description: 'The same place in words' }),
  message: Type.String(),
});

/** The effects of publishing an offer, before or after it is done. */
export const OfferPlan = Type.Object({
  changes: Type.Array(OfferChange),
  moved: { ...Count, description: 'Parts that only stand in another order' },
  mails: Type.Object(
    {
      people: Count,
      needsWord: Type.Boolean({
        description: 'Whether `mailsTo` must say that so many people may be mailed',
      }),
      courses: readableOrNone(Type.Array(Type.Object({ title: Type.String(), people: Count }))),
    },
    { description: 'People who get a mail about changed lessons' },
  ),
  reschedules: readableOrNone(
    Type.Array(Type.Object({ course: Type.String({ description: 'Its url' }), message: Type.String() }), {
      description: 'Courses whose lessons move only where the request names them',
    }),
  ),
  notes: readableOrNone(
    Type.Array(Type.String(), {
      description: 'What is not taken over and why, and which planned publication it meets',
    }),
  ),
  faults: readableOrNone(
    Type.Array(OfferFault, { description: 'Why the offer can not be published, in Dutch' }),
  ),
  undoUntil: exact(
    Type.Union([UnixTime, Type.Null()], {
      description: 'Until when it can be taken back; null where nothing was published',
    }),
  ),
});
export type OfferPlan = Static<typeof OfferPlan>;

/** A publication of the last day. */
export const OfferPublication = Type.Object({
  id: Nid,
  at: UnixTime,
  by: PublishedBy,
  undoUntil: exact(
    Type.Union([UnixTime, Type.Null()], {
      description:
        'Until when it can be taken back; null for all but the last one, and where its mails have left',
    }),
  ),
  sentences: or(OfferSentences, []),
  unmailed: or(
    Type.Integer({
      ...{ minimum: 0, maximum: largestInteger },
      description: 'People whose mail about changed lessons would not leave',
    }),
    0,
  ),
});
export type OfferPublication = Static<typeof OfferPublication>;

/** The effects of taking a publication back. */
export const TakenBackOffer = Type.Object({
  changes: { ...Count, description: 'Changed parts and pictures' },
  unmailed: { ...Count, description: 'People who would have had a mail' },
});
export type TakenBackOffer = Static<typeof TakenBackOffer>;

/** A publication that the server does at a moment. */
const PlannedOffer = Type.Object({
  id: Nid,
  at: { ...UnixTime, description: 'When it goes live' },
  by: PublishedBy,
  own: Type.Boolean({ description: 'Whether the caller planned it' }),
  sentences: or(OfferSentences, []),
  stopped: readableOrNone(
    Type.Array(Type.String(), { description: 'Why it does not go live, in Dutch; empty where it waits' }),
  ),
});
export type PlannedOffer = Static<typeof PlannedOffer>;

/** News about the offer of a club, for an editor that is open. */
export const OfferStatus = Type.Object({
  revision: OfferRevision,
  changed: exact(
    Type.Union([Type.Object({ at: UnixTime, by: PublishedBy, own: Type.Boolean() }), Type.Null()], {
      description: 'The last change, by a manager or by a command; null where nobody changed the offer',
    }),
  ),
  planned: readableOrNone(
    Type.Array(PlannedOffer, { description: 'Planned publications, the earliest first' }),
  ),
});
export type OfferStatus = Static<typeof OfferStatus>;
