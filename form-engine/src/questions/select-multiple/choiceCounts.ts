import type { Question } from '../../sections/question.ts';
import { wireCount } from '../../sections/wireValue.ts';
import { hasLateOptions } from '../building-blocks/choice.ts';
import { configField } from '../building-blocks/configField.ts';
import { hasOther } from '../building-blocks/otherOption.ts';

/** The number of options of an answer: `config.min` and `config.max`. A minimum that can't be reached is left out. */
export function choiceCounts(question: Question): Readonly<Record<string, unknown>> {
  const all = hasLateOptions(question)
    ? Number.POSITIVE_INFINITY
    : question.options.length + (hasOther(question) ? 1 : 0);
  const most = Math.min(question.max || all, all);
  const least = wireCount(configField(question, 'min')) ?? 0;
  return {
    least: Math.max(least <= most ? least : 0, question.required ? 1 : 0),
    most: most < Number.POSITIVE_INFINITY ? most : undefined,
    isLimited: question.max !== undefined,
  };
}
