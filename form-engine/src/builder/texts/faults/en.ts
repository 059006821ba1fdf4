import type { FaultWords } from './nl.ts';

export const faultWords: FaultWords = {
  'doubled-key': 'Two questions have the same name in the answers.',
  'ambiguous-key': 'Two questions have almost the same name in the answers.',
  'unknown-type': 'We don’t know this kind of question.',
  'empty-option': 'An option has no text yet.',
  'doubled-option': 'Two options are called “{name}”.',
  'ambiguous-option': 'Two options look too much alike: “{name}”.',
  'condition-cycle': 'The conditions refer to each other in a circle. This question is always shown.',
  'condition-target': 'A condition refers to a question that isn’t there.',
  'condition-size': 'This condition is too long.',
  'group-depth': 'This group lies too deep in other groups.',
  'group-field': 'This question can’t be in a group.',
  'expression-cycle': 'The computations refer to each other in a circle.',
  'expression-target': 'The computation refers to a question that isn’t there or gives no number.',
  'expression-size': 'This computation is too long.',
  'no-options': 'This question has no options yet.',
  'no-questions': 'This group has no questions yet.',
  'no-label': 'This question has no text yet.',
  'no-computation': 'This question has no computation yet.',
  other: 'Something is wrong with this question: {message}',
};
