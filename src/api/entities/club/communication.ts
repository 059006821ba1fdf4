import * as v from 'valibot';
import { flag } from '../../wire/flag.ts';
import { readableOf } from '../../wire/lists.ts';
import { integer } from '../../wire/numbers.ts';
import { readerOf } from '../../wire/readerOf.ts';
import { optionalText, text } from '../../wire/text.ts';

const isHttps = (url: string) => URL.parse(url)?.protocol === 'https:';

const block = v.variant('type', [
  v.object({ type: v.literal('heading'), text }),
  v.object({ type: v.literal('paragraph'), text }),
  v.object({ type: v.literal('list'), items: readableOf(text) }),
  v.object({ type: v.literal('link'), label: text, url: v.pipe(v.string(), v.check(isHttps)) }),
]);

const summary = v.object({
  id: integer,
  club: v.object({ nid: integer, url: text, title: text }),
  url: text,
  title: text,
  summary: v.fallback(optionalText, ''),
  /** Unix seconds. */
  sent: integer,
  /** The family members to whom the message was sent. */
  recipients: readableOf(v.object({ uid: integer, name: text })),
  read: flag,
});

const wireSummary = v.pipe(summary, v.transform(named));

const communication = v.pipe(
  // Leaves out a block that can't be read, such as a link that isn't https.
  v.object({ ...summary.entries, body: v.fallback(readableOf(block), []) }),
  v.transform(named),
);

/** A message of a club, without its text. */
export type CommunicationSummary = v.InferOutput<typeof wireSummary>;
export type Communication = v.InferOutput<typeof communication>;
export type CommunicationBlock = Communication['body'][number];

export const communicationSummary = wireSummary;
export const parseCommunications = readerOf(readableOf(wireSummary));
export const parseCommunication = readerOf(communication);

function named<Wire extends { read: boolean; sent: number }>({ read, sent, ...same }: Wire) {
  return { ...same, isRead: read, sentAt: sent };
}
