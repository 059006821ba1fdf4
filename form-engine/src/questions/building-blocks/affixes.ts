import type { Question } from '../../sections/question.ts';
import type { UiSchema } from '../question-kind/questionKind.ts';
import { configText } from './configField.ts';

/** Maximum length of a prefix or suffix, in characters. A longer one would leave no space for the answer. */
const longestAffix = 40;

/** The settings that `affixes` reads. */
export const affixNames = ['config.prefix', 'config.suffix'] as const;

/** The texts beside a control, from `config.prefix` and `config.suffix`, for `ui:options`. */
export function affixes(question: Question): UiSchema {
  const prefix = affix(question, 'prefix');
  const suffix = affix(question, 'suffix');
  return { ...(prefix && { prefix }), ...(suffix && { suffix }) };
}

/** One text beside a control, such as the unit of a number; `''` for none. */
export function affix(question: Question, name: string): string {
  return configText(question, name).trim().slice(0, longestAffix);
}
