import { type CompiledForm, encodeAnswers, prefillAnswers } from '@clubpoort/form-engine/headless';
import { formatDay, formatIsoDay } from '#rules/writtenTime.ts';
import type { GivenAnswer } from '#src/api/entities/registration/givenAnswers.ts';
import { givenAnswersTexts as texts } from '#src/texts/nl/givenAnswers.ts';

type Qids = Readonly<Record<string, unknown>>;

/** The answers that differ from those with which the form began. Only these are sent, so that the rest stays as others left it. */
export function changedAnswers(form: CompiledForm, qids: Qids): Record<string, unknown> {
  const before: Qids = encodeAnswers(form, prefillAnswers(form));
  return Object.fromEntries(
    Object.entries(qids).filter(([key, value]) => JSON.stringify(value) !== JSON.stringify(before[key])),
  );
}

/** What the server said of these questions, as it was sent. A question without an answer is left out. */
export function storedAnswers(form: CompiledForm, keys: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(
    keys.flatMap((key) => {
      const stored = form.questions.get(key)?.stored;
      return stored === undefined ? [] : [[key, stored]];
    }),
  );
}

/** When an answer changed, and until when it may: `gewijzigd op 28/11/2026 · wijzigen kan tot en met 11/12/2026`. '' for neither. */
export function noteOf({ changed, change }: Pick<GivenAnswer, 'changed' | 'change'>): string {
  return [
    ...(changed === null ? [] : [texts.changedOn(formatDay(changed))]),
    ...(change.may === 'until' ? [texts.until(formatIsoDay(change.day))] : []),
    ...(change.may === 'no-longer' ? [texts.noLonger(formatIsoDay(change.day))] : []),
  ].join(' · ');
}
