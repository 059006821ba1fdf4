import type { IsoDay } from './brusselsTime.ts';

/** Whether a family may change an answer by itself after the registration, and until when. Both days are included. */
export type AnswerChange =
  | { readonly may: 'always' }
  | { readonly may: 'until'; readonly day: IsoDay }
  | { readonly may: 'no-longer'; readonly day: IsoDay }
  | { readonly may: 'never' };

/** The part of a question that decides. */
interface Marks {
  /** The mark of the club: `yes`, `no`, or the last day. */
  readonly changeable: string | null;
  readonly defaultKey: string | null;
  /** About health, or a consent. */
  readonly isSensitive: boolean;
}

/** Subjects (`default_key`) that change during a season, and that the club must know at once. */
const changingSubjects: ReadonlySet<string> = new Set(['emergency_contact', 'emergency_phone', 'pick_up']);

/**
 * Decides by the mark of the club. Without a mark, what a family may always change is its health, its consents, whom to call in an
 * emergency and who picks up.
 * Decision: docs/decisions/0205-a-family-changes-its-answers.md
 */
export function answerChange({ changeable, defaultKey, isSensitive }: Marks, today: IsoDay): AnswerChange {
  if (changeable === 'yes') return { may: 'always' };
  if (changeable === 'no') return { may: 'never' };
  if (changeable !== null) return { may: today <= changeable ? 'until' : 'no-longer', day: changeable };
  return { may: isSensitive || changingSubjects.has(defaultKey ?? '') ? 'always' : 'never' };
}

/** Whether it may change now. */
export function mayChange({ may }: AnswerChange): boolean {
  return may === 'always' || may === 'until';
}
