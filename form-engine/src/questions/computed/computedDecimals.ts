import type { Question } from '../../sections/question.ts';
import { wireCount } from '../../sections/wireValue.ts';
import { configField } from '../building-blocks/configField.ts';

/** The number of decimals, `config.decimals`: 0 to 10. `undefined` for as many as the number has. */
export function computedDecimals(question: Question): number | undefined {
  const count = wireCount(configField(question, 'decimals'));
  return count !== undefined && count <= 10 ? count : undefined;
}
