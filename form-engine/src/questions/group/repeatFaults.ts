import type { Diagnostic } from '../../sections/diagnostic.ts';
import type { Question } from '../../sections/question.ts';
import { isRecord } from '../../sections/wireValue.ts';
import { configField } from '../building-blocks/configField.ts';
import { mostRows, repeatLabel, repeatOf } from './repeat.ts';

/** Faults in `config.repeat`, for the developer of the server. */
export function repeatFaults(question: Question): readonly Omit<Diagnostic, 'path'>[] {
  const repeat = configField(question, 'repeat');
  const isMap = repeat === undefined || isRecord(repeat);
  if (isMap && repeatOf(question).isReadable && repeatLabel(question, 'nl') !== undefined) return [];
  const message = `config.repeat must be { min, max, label }: whole numbers of at most ${mostRows}, max 1 or more, min not above max, label a text; anything else is ignored`;
  return [{ code: 'malformed', message }];
}
