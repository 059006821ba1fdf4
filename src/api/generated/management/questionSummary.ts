// Generated from schemas/entities by scripts/readers/readerFile.ts. Never edited: npm run generate
import * as v from 'valibot';
import { flag } from '../../wire/flag.ts';
import { readableOf } from '../../wire/lists.ts';
import { integer } from '../../wire/numbers.ts';
import { text, optionalText } from '../../wire/text.ts';
import { formColumn } from './formColumn.ts';

export const questionSummary = v.object({
  ...formColumn.entries,
  answered: integer,
  /** May be about health, and was not asked for: only `answered` is told */
  hidden: flag,
  /** For a choice. A matrix has an entry for each row */
  bars: v.fallback(readableOf(v.object({
    /** Row of a matrix; empty otherwise */
    row: v.fallback(optionalText, ""),
    /** People who answered, of whom each count is a share */
    total: integer,
    options: v.fallback(readableOf(v.object({
      /** Empty: a text of their own */
      label: v.fallback(optionalText, ""),
      /** In a ranking: how often in the first place */
      count: integer,
      /** Average place in a ranking: `2.1` */
      place: v.fallback(v.nullable(text), null),
    })), []),
  })), []),
  /** Of numbers, days and times; null for another kind, or without answers */
  spread: v.fallback(v.nullable(v.object({
    /** As on the wire: `12.5`, `2026-11-20`, `14:30` */
    least: text,
    /** As on the wire: `12.5`, `2026-11-20`, `14:30` */
    middle: text,
    /** As on the wire: `12.5`, `2026-11-20`, `14:30` */
    most: text,
    /** Of numbers: `2.5` */
    average: v.fallback(v.nullable(text), null),
  })), null),
  /** The latest texts that were typed */
  texts: v.fallback(readableOf(text), []),
});
