import { checkboxKind } from '../../questions/checkbox/checkbox.ts';
import type { QuestionKind } from '../../questions/question-kind/questionKind.ts';
import { unknownKind } from '../../questions/unknown/unknown.ts';
import { restType } from '../data/rowRest.ts';
import {
  schemaDateKind,
  schemaDateTimeKind,
  schemaEmailKind,
  schemaTimeKind,
  schemaUriKind,
} from './schemaFormats.ts';
import { schemaDecimalKind, schemaIntegerKind, schemaSliderKind } from './schemaNumbers.ts';

const { hasNoDefault: _hasNoDefault, ...tickedByDefault } = checkboxKind;

/** `type: boolean` with a default: its box may be ticked from the start. */
const schemaTickKind: QuestionKind<boolean> = {
  ...tickedByDefault,
  accepts: ({ type }) => type === 'schema-tick',
};

/** The data with which a row began, as JSON (`restText`). */
const schemaRestKind: QuestionKind<string> = {
  ...unknownKind,
  name: 'schema-rest',
  neverAsked: true,
  accepts: ({ type }) => type === restType,
  decode: (wire) => ({ answer: typeof wire === 'string' && wire.length <= longestRest ? wire : undefined }),
  encode: (answer) => answer,
};

/** Maximum length of what a row carries, in UTF-16 code units. Longer data is left out. */
const longestRest = 1_000_000;

/** The kinds that only forms of a JSON Schema have. Their views are those of the kinds with the same names. */
export const schemaKinds: readonly QuestionKind[] = [
  schemaEmailKind,
  schemaUriKind,
  schemaDateKind,
  schemaTimeKind,
  schemaDateTimeKind,
  schemaIntegerKind,
  schemaDecimalKind,
  schemaSliderKind,
  schemaTickKind,
  schemaRestKind,
];
