import { formatDay, formatIsoDay } from '#rules/writtenTime.ts';
import type { GivenAnswer } from '#src/api/entities/registration/givenAnswers.ts';
import { givenAnswersTexts as texts } from '#src/texts/nl/givenAnswers.ts';

/** When an answer changed, and until when it may: `gewijzigd op 28/11/2026 · wijzigen kan tot en met 11/12/2026`. '' for neither. */
export function noteOf({ changed, change }: Pick<GivenAnswer, 'changed' | 'change'>): string {
  return [
    ...(changed === null ? [] : [texts.changedOn(formatDay(changed))]),
    ...(change.may === 'until' ? [texts.until(formatIsoDay(change.day))] : []),
    ...(change.may === 'no-longer' ? [texts.noLonger(formatIsoDay(change.day))] : []),
  ].join(' · ');
}
