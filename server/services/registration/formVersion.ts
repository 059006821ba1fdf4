import { createHash } from 'node:crypto';
import { Refused } from '../../http/refused.ts';
import { nl } from '../../texts/nl.ts';
import type { ClubRow } from '../clubs/clubs.ts';
import type { QuestionRow } from './askedQuestions.ts';

/**
 * Another text as soon as the club asks something else: a question more or less, other words, options, order or
 * conditions. The same for everybody who registers for the same, in every process.
 */
export function formVersion({ conditions }: ClubRow, rows: readonly QuestionRow[]): string {
  const asked = rows.map(({ id: _id, position: _position, clubNid: _club, ...wording }) => wording);
  return createHash('sha256')
    .update(JSON.stringify([conditions, asked]))
    .digest('base64url')
    .slice(0, 32);
}

/**
 * Refuses answers to a form that is another one by now. A portal that knows section 7 of the specification alone says no
 * version: its answers are checked against the form of today.
 */
export function requireFormVersion(current: string, filledIn: string = current): void {
  if (current === filledIn) return;
  throw new Refused(409, { errors: [nl.refusals.formChanged], code: 'form-changed' });
}
