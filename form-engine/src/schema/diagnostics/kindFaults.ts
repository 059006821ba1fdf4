import { birthdateKind } from '../../questions/birthdate/birthdate.ts';
import { configField, configText } from '../../questions/building-blocks/configField.ts';
import { longestText } from '../../questions/building-blocks/textAnswer.ts';
import { textLimitFaults } from '../../questions/building-blocks/textLimitFaults.ts';
import { groupKind } from '../../questions/group/group.ts';
import { repeatFaults } from '../../questions/group/repeatFaults.ts';
import { numberKind } from '../../questions/number/number.ts';
import { configNumber } from '../../questions/number/numberBounds.ts';
import type { QuestionKind } from '../../questions/question-kind/questionKind.ts';
import { ratingKind, readMost } from '../../questions/rating/rating.ts';
import { ambiguities } from '../../questions/select-multiple/ambiguities.ts';
import { selectMultipleKind } from '../../questions/select-multiple/selectMultiple.ts';
import { staticKind } from '../../questions/static/static.ts';
import { isName, textKind } from '../../questions/text/text.ts';
import { textareaKind } from '../../questions/textarea/textarea.ts';
import { isBrokenText } from '../../rules/cleanText.ts';
import type { Diagnostic } from '../../sections/diagnostic.ts';
import type { Question } from '../../sections/question.ts';
import { wireCount } from '../../sections/wireValue.ts';

type Fault = Omit<Diagnostic, 'path'>;

/** The diagnostics of built-in kinds for their questions, apart from the kinds: a form is drawn without it. */
const faultsOf: ReadonlyMap<QuestionKind, (question: Question) => readonly Fault[]> = new Map<
  QuestionKind,
  (question: Question) => readonly Fault[]
>([
  [textKind, textFaults],
  [textareaKind, textLimitFaults],
  [selectMultipleKind, ambiguities],
  [groupKind, repeatFaults],
  [staticKind, staticFaults],
  [numberKind, numberFaults],
  [birthdateKind, birthdateFaults],
  [ratingKind, ratingFaults],
]);

/** The faults that a kind finds in its question. */
export function kindFaults(kind: QuestionKind, question: Question): readonly Fault[] {
  return kind.diagnose?.(question) ?? faultsOf.get(kind)?.(question) ?? [];
}

function malformed(messages: readonly string[]): readonly Fault[] {
  return messages.map((message) => ({ code: 'malformed', message }));
}

function textFaults(question: Question): readonly Fault[] {
  return isName(question) && configField(question, 'pattern') !== undefined
    ? malformed(['config.pattern of a name is ignored: names have a rule of their own'])
    : textLimitFaults(question);
}

function staticFaults(question: Question): readonly Fault[] {
  const text = configText(question, 'text');
  const isReadable = text.length <= longestText && !isBrokenText(text);
  return malformed(
    isReadable ? [] : [`config.text of a static text must be text of at most ${longestText} characters`],
  );
}

function numberFaults(question: Question): readonly Fault[] {
  return malformed(
    ['min', 'max']
      .filter((name) => isGiven(question, name) && configNumber(question, name) === undefined)
      .map((name) => `config.${name} of a number must be a whole number; it has no such bound`),
  );
}

/** Whether a setting is there. Blanks alone are none. */
function isGiven(question: Question, name: string): boolean {
  const value = configField(question, name);
  return value !== undefined && !(typeof value === 'string' && value.trim() === '');
}

function birthdateFaults(question: Question): readonly Fault[] {
  const age = configField(question, 'min_age');
  return malformed(
    age === undefined || wireCount(age) !== undefined
      ? []
      : ['config.min_age must be a whole number of years; no age is asked'],
  );
}

function ratingFaults(question: Question): readonly Fault[] {
  return malformed(
    configField(question, 'max') === undefined || readMost(question) !== undefined
      ? []
      : ['config.max of a rating must be a whole number from 2 to 10; it is 5'],
  );
}
