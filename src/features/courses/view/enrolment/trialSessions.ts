import type { UnixSeconds } from '#rules/brusselsTime.ts';
import { isFull } from '#rules/eligibility.ts';
import type { CourseSession } from '#src/api/entities/offer/course.ts';
import { coursesTexts as texts } from '#src/texts/nl/courses.ts';
import { sessionText } from '../courseFacts.ts';

/** A session as an option of the question "Welke proefles?". */
export interface TrialSession {
  readonly nid: number;
  readonly text: string;
  /** Why it can't be chosen; '' when it can. */
  readonly refusal: string;
}

/** The sessions that have not begun yet. */
export function trialSessions(sessions: readonly CourseSession[], now: UnixSeconds): TrialSession[] {
  return sessions
    .filter(({ start }) => start > now)
    .map((session) => ({
      nid: session.nid,
      text: sessionText(session),
      refusal: isFull(session.places) ? texts.full : '',
    }));
}
