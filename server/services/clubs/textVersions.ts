import { createHash } from 'node:crypto';
import { privacyTextDate } from '#rules/privacyText.ts';
import type { clubs } from '../../db/schema.ts';

type Texts = Pick<typeof clubs.$inferSelect, 'conditions' | 'privacy' | 'legal'>;

/** The version of a wording: a short hash, which another wording never has. */
export function textVersion(text: unknown): string {
  return createHash('sha256').update(JSON.stringify(text)).digest('base64url').slice(0, 16);
}

export function conditionsVersion({ conditions }: Pick<Texts, 'conditions'>): string {
  return textVersion(conditions);
}

/** The version of a club's privacy page: the day of the portal's text, and a hash of the club's own part. */
export function privacyVersion({ privacy, legal }: Pick<Texts, 'privacy' | 'legal'>): string {
  return `${privacyTextDate}-${textVersion([privacy, legal])}`;
}
