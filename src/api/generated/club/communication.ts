// Generated from schemas/entities by scripts/readers/readerFile.ts. Never edited: npm run generate
import * as v from 'valibot';
import { flag } from '../../wire/flag.ts';
import { listOf, readableOf } from '../../wire/lists.ts';
import { integer } from '../../wire/numbers.ts';
import { text, optionalText, httpsUrl } from '../../wire/text.ts';

const spansPart = v.object({
  text: text,
  bold: flag,
  /** null: no link */
  url: v.fallback(v.nullable(httpsUrl), null),
});

export const communication = v.object({
  id: integer,
  club: v.object({
    nid: integer,
    title: text,
    url: text,
  }),
  url: text,
  title: text,
  summary: v.fallback(optionalText, ""),
  /** Seconds since 1970-01-01T00:00:00Z */
  sent: integer,
  /** Family members that received the message */
  recipients: readableOf(v.object({
    uid: integer,
    name: text,
  })),
  /** Read by the caller's account */
  read: flag,
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
});
