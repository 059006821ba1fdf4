import type { QuestionKind } from '../../questions/question-kind/questionKind.ts';
import type { SchemaPart } from '../schemaMembers.ts';

/** Maximum length of one value as JSON, in UTF-16 code units. */
const longestPart = 1_000_000;

/**
 * A part of a schema that no question fits. Its answer is its value as JSON, so that drafts, rows and conditions treat it as any
 * text. `validateData` checks it.
 *
 * @param partOf the part of a question, by its qid.
 */
export function schemaPartKind(partOf: (qid: string) => SchemaPart | undefined): QuestionKind<string> {
  return {
    name: 'schema-part',
    answerSchema: { type: 'string' },
    messages: {},
    requiredMessage: ({ required }) => required,
    accepts: ({ type }) => type === 'schema-part',
    uiSchema: ({ qid }) => ({ 'ui:options': { part: partOf(qid) } }),
    decode: (wire) => {
      if (wire === undefined || wire === null || wire === '') return { answer: undefined };
      return isJson(wire) ? { answer: wire } : { malformed: 'no value as JSON' };
    },
    encode: (answer) => answer ?? '',
    isFilled: (answer) => typeof answer === 'string' && answer !== '',
  };
}

function isJson(wire: unknown): wire is string {
  if (typeof wire !== 'string' || wire.length > longestPart) return false;
  try {
    JSON.parse(wire);
    return true;
  } catch {
    return false;
  }
}
