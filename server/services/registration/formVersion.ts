import { createHash } from 'node:crypto';
import { Refused } from '../../http/refused.ts';
import { nl } from '../../texts/nl.ts';
import type { ClubRow } from '../clubs/clubs.ts';
import type { QuestionRow } from './askedQuestions.ts';

/**
 * A hash of what the club asks. It changes when a question is added or removed, and when wording, options, order or conditions
 * change. What may be changed later is not asked, so it doesn't count. It is the same for everybody who registers for the same, in every process.
 * Decision: docs/decisions/0027-a-form-has-a-version-and-no-lock.md
 */
export function formVersion({ conditions }: ClubRow, rows: readonly QuestionRow[]): string {
  const asked = rows.map(
    ({ id: _id, position: _position, clubNid: _club, changeable: _mark, ...wording }) => wording,
  );
  return createHash('sha256')
    .update(JSON.stringify([conditions, asked]))
    .digest('base64url')
    .slice(0, 32);
}

/**
 * Refuses answers to an outdated form. A portal that knows only section 7 of the specification sends no version, so its answers
 * are checked against the current form.
 */
export function requireFormVersion(current: string, filledIn: string = current): void {
  if (current === filledIn) return;
  throw new Refused(409, { errors: [nl.refusals.formChanged], code: 'form-changed' });
}
