import type { QuestionKind } from '../../questions/question-kind/questionKind.ts';
import type { Question } from '../../sections/question.ts';
import type { Operator } from './conditionTree.ts';

/** The tests that people can make on an answer, and the control for the value that it is compared with. */
export interface Asking {
  /** The operators, the usual one first. */
  readonly operators: readonly Operator[];
  /** The control for the value. */
  readonly value: 'option' | 'number' | 'date' | 'time' | 'text' | 'none';
}

const presence = ['filled', 'empty'] as const;
const comparison = ['equals', 'gte', 'lte', 'gt', 'lt'] as const;

/** The tests that people can make on the answer to a question. */
export function askingAbout(question: Question, kind: QuestionKind | undefined): Asking {
  switch (kind?.name) {
    case 'birthdate':
      return { operators: ['age_gte', 'age_lt', ...presence], value: 'number' };
    case 'date':
    case 'datetime':
      return { operators: ['gte', 'lte', 'gt', 'lt', ...presence], value: 'date' };
    case 'time':
      return { operators: ['equals', 'not-equals', ...presence], value: 'time' };
    case 'number':
    case 'decimal':
    case 'rating':
    case 'slider':
    case 'computed':
      return { operators: [...comparison, ...presence], value: 'number' };
    case 'select_multiple':
      return { operators: ['equals', 'not-equals', ...presence], value: 'option' };
    case 'checkbox':
    case 'file':
    case 'image':
    case 'signature':
    case 'group':
    case 'ranking':
    case 'matrix':
    case 'address':
      return { operators: presence, value: 'none' };
    default:
      return question.options.length > 0
        ? { operators: ['equals', 'not-equals', ...presence], value: 'option' }
        : { operators: ['equals', 'not-equals', 'contains', 'not-contains', ...presence], value: 'text' };
  }
}
