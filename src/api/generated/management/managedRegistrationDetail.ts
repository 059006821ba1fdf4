// Generated from schemas/entities by scripts/readers/readerFile.ts. Never edited: npm run generate
import * as v from 'valibot';
import { flag } from '../../wire/flag.ts';
import { readableOf } from '../../wire/lists.ts';
import { anyText } from '../../wire/missing.ts';
import { integer } from '../../wire/numbers.ts';
import { orNull } from '../../wire/orNull.ts';
import { text } from '../../wire/text.ts';
import { managedRegistration } from './managedRegistration.ts';

export const managedRegistrationDetail = v.object({
  ...managedRegistration.entries,
  /** Title of the course */
  what: text,
  /** YYYY-MM-DD; empty when unknown */
  birthdate: anyText,
  mail: anyText,
  phone: anyText,
  /** Holder of the family of a family member */
  holder: orNull(v.object({
    name: text,
    mail: anyText,
    phone: anyText,
  })),
  answers: v.fallback(readableOf(v.object({
    question: text,
    /** As text; empty for files */
    answer: anyText,
    /** About health, and it matters */
    alert: flag,
    /** When the family changed it after the registration */
    changed: orNull(integer),
    files: v.fallback(readableOf(v.object({
      name: text,
      path: text,
    })), []),
  })), []),
});
