import type { Diagnostic } from '../../sections/diagnostic.ts';
import type { Question } from '../../sections/question.ts';
import { configField, unreadableSettings } from './configField.ts';
import { longestText } from './textAnswer.ts';
import { readLength, textLimits } from './textLimits.ts';

/** Faults in the limits, for the developer of the server. */
export function textLimitFaults(question: Question): readonly Omit<Diagnostic, 'path'>[] {
  const limits = textLimits(question);
  const faults = unreadableSettings(question, ['min_length', 'max_length'], readLength).map(
    (name) => `config.${name} must be a whole number from 1 to ${longestText}; it is ignored`,
  );
  if (readLength(question, 'min_length') !== limits.least)
    faults.push('config.min_length is above config.max_length; it is ignored');
  if (configField(question, 'pattern') !== undefined && limits.pattern === undefined)
    faults.push(
      'config.pattern is ignored: it is no regular expression of at most 200 characters in which the next character decides every choice',
    );
  return faults.map((message) => ({ code: 'malformed', message }));
}
