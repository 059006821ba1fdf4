import { type Static, Type } from 'typebox';
import { or, readableOrNone, skipping } from '../../reading.ts';
import { HttpsUrl, Nid, Uid, UnixTime, UrlName } from '../../scalars.ts';
import { UserClub } from './club.ts';
import { Image } from './image.ts';

/** A piece of a text: plain, bold, or a link. */
const MessageSpan = Type.Object({
  text: Type.String({ minLength: 1, maxLength: 5000 }),
  bold: Type.Boolean(),
  url: Type.Union([HttpsUrl, Type.Null()], { description: 'null: no link' }),
});

const Spans = Type.Array(MessageSpan, { minItems: 1, maxItems: 200 });

const BlockText = Type.String({ maxLength: 5000 });

/** A block of a message: data, never markup. Clients draw these kinds of block and skip all others. */
export const CommunicationBlock = Type.Union([
  Type.Object({ type: Type.Literal('heading'), text: BlockText }),
  Type.Object({ type: Type.Literal('paragraph'), text: BlockText }),
  Type.Object({
    type: Type.Literal('list'),
    items: skipping(Type.Array(BlockText, { minItems: 1, maxItems: 200 })),
  }),
  Type.Object({
    type: Type.Literal('link'),
    label: BlockText,
    url: HttpsUrl,
  }),
  Type.Object({ type: Type.Literal('text'), spans: Spans }),
  Type.Object({
    type: Type.Literal('items'),
    numbered: Type.Boolean(),
    items: Type.Array(Spans, { minItems: 1, maxItems: 200 }),
  }),
  Type.Object({
    type: Type.Literal('picture'),
    ...Image.properties,
    alt: Type.String({ maxLength: 200, description: "What it shows, for people who don't see it" }),
  }),
]);
export type CommunicationBlock = Static<typeof CommunicationBlock>;

/** A message of a club to members of the family (Specification 2.1). */
export const CommunicationSummary = Type.Object({
  id: Nid,
  club: Type.Pick(UserClub, ['nid', 'url', 'title']),
  url: UrlName,
  title: Type.String(),
  /** The beginning of the text, as a preview. */
  summary: or(Type.String(), ''),
  sent: UnixTime,
  recipients: skipping(
    Type.Array(Type.Object({ uid: Uid, name: Type.String() }), {
      minItems: 1,
      description: 'Family members that received the message',
    }),
  ),
  read: Type.Boolean({ description: "Read by the caller's account" }),
});
export type CommunicationSummary = Static<typeof CommunicationSummary>;

export const Communication = Type.Object({
  ...CommunicationSummary.properties,
  body: readableOrNone(Type.Array(CommunicationBlock)),
});
export type Communication = Static<typeof Communication>;
