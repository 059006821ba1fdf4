import { isAboutHealth } from '../../rules/healthWords.ts';
import type { WireQuestion, WireSection } from '../../sections/wireSection.ts';
import { type FormPart, isQuestion, type Place } from '../pure/parts.ts';
import { labelOf } from '../pure/qids.ts';

/** Whether the words of a question are about health: the builder proposes it as sensitive. */
export function isSensitiveByWords({ question }: Pick<WireQuestion, 'question'>): boolean {
  return isAboutHealth(labelOf({ question }));
}

/**
 * The question as it is proposed after its words changed. `sensitive: false` is the decision of a person, and stays. Words never
 * take the mark away: that would copy answers that nobody meant to copy.
 */
export function withSensitivity<Question extends WireQuestion>(question: Question): Question {
  const isProposed = question.sensitive === undefined && isSensitiveByWords(question);
  return isProposed ? { ...question, sensitive: true } : question;
}

/** New questions as they are proposed for a place: in a section about health, each one that has an answer is sensitive. */
export function withSensitivityIn(
  sections: readonly WireSection[],
  parent: Place,
  parts: readonly WireQuestion[],
): readonly WireQuestion[] {
  const section: FormPart | undefined = sections[parent[0] ?? -1];
  const isHealth =
    parent.length === 1 &&
    section !== undefined &&
    !isQuestion(section) &&
    isAboutHealth(labelOf({ question: section.title ?? '' }));
  return parts.map((part) =>
    isHealth && part.sensitive === undefined && part.type !== 'static'
      ? { ...part, sensitive: true }
      : withSensitivity(part),
  );
}
