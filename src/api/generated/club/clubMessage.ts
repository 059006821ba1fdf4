// Generated from schemas/entities by scripts/readers/readerFile.ts. Never edited: npm run generate
import * as v from 'valibot';
import { flag } from '../../wire/flag.ts';
import { listOf, readableOf } from '../../wire/lists.ts';
import { integer } from '../../wire/numbers.ts';
import { text, httpsUrl } from '../../wire/text.ts';
import { clubMessageSummary } from './clubMessageSummary.ts';

const spansPart = v.object({
  text: text,
  bold: flag,
  /** null: no link */
  url: v.fallback(v.nullable(httpsUrl), null),
});

export const clubMessage = v.object({
  ...clubMessageSummary.entries,
  /** The latest revision that the window knows; 0: a new message */
  revision: integer,
  body: v.fallback(readableOf(v.variant('type', [v.object({
    type: v.literal("heading"),
    text: text,
  }), v.object({
    type: v.literal("paragraph"),
    text: text,
  }), v.object({
    type: v.literal("list"),
    items: readableOf(text),
  }), v.object({
    type: v.literal("link"),
    label: text,
    url: httpsUrl,
  }), v.object({
    type: v.literal("text"),
    spans: listOf(spansPart),
  }), v.object({
    type: v.literal("items"),
    numbered: flag,
    items: listOf(listOf(spansPart)),
  }), v.object({
    type: v.literal("picture"),
    fid: integer,
    /** What it shows, for people who don't see it */
    alt: text,
    /** Pixels of the original: a page reserves its place */
    width: integer,
    height: integer,
  })])), []),
  courses: v.fallback(readableOf(integer), []),
  members: v.fallback(readableOf(v.object({
    uid: integer,
    name: text,
  })), []),
  /** People who could not be reached by mail, 500 at most */
  unreached: readableOf(v.object({
    name: text,
    /** `no-address`: nobody to mail; `undelivered`: the mail came back */
    why: v.picklist(["no-address","undelivered"]),
  })),
});
