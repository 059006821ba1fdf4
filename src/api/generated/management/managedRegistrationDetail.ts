// Generated from schemas/entities by scripts/readers/readerFile.ts. Never edited: npm run generate
import * as v from 'valibot';
import { flag } from '../../wire/flag.ts';
import { readableOf } from '../../wire/lists.ts';
import { cents, integer } from '../../wire/numbers.ts';
import { text, optionalText } from '../../wire/text.ts';
import { managedRegistration } from './managedRegistration.ts';

export const managedRegistrationDetail = v.object({
  ...managedRegistration.entries,
  /** Title of the course */
  what: text,
  /** What it costs now; left out without an order, and for what was cancelled. In cents. */
  price: v.fallback(v.optional(cents), undefined),
  /** For a trial that stands: the tariff of the course for one person alone with which the person can stay, where there is one */
  stays: v.fallback(v.optional(v.object({
    tariff: v.fallback(v.optional(integer), undefined),
  })), undefined),
  /** YYYY-MM-DD; empty when unknown */
  birthdate: v.fallback(optionalText, ""),
  mail: v.fallback(optionalText, ""),
  phone: v.fallback(optionalText, ""),
  /** Holder of the family of a family member */
  holder: v.fallback(v.nullable(v.object({
    name: text,
    mail: v.fallback(optionalText, ""),
    phone: v.fallback(optionalText, ""),
  })), null),
  answers: v.fallback(readableOf(v.object({
    question: text,
    /** As text; empty for files */
    answer: v.fallback(optionalText, ""),
    /** About health, and it matters */
    alert: flag,
    /** When the family changed it after the registration */
    changed: v.fallback(v.nullable(integer), null),
    files: v.fallback(readableOf(v.object({
      name: text,
      path: text,
    })), []),
  })), []),
});
