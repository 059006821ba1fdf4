import type { FaultWords } from './nl.ts';

export const faultWords: FaultWords = {
  'doubled-key': 'Zwei Fragen haben denselben Namen in den Antworten.',
  'ambiguous-key': 'Zwei Fragen haben fast denselben Namen in den Antworten.',
  'unknown-type': 'Diese Art von Frage kennen wir nicht.',
  'empty-option': 'Eine Option hat noch keinen Text.',
  'doubled-option': 'Zwei Optionen heißen „{name}“.',
  'ambiguous-option': 'Zwei Optionen sind sich zu ähnlich: „{name}“.',
  'condition-cycle': 'Die Bedingungen verweisen im Kreis aufeinander. Diese Frage wird immer gezeigt.',
  'condition-target': 'Eine Bedingung verweist auf eine Frage, die es nicht gibt.',
  'condition-size': 'Diese Bedingung ist zu lang.',
  'group-depth': 'Diese Gruppe liegt zu tief in anderen Gruppen.',
  'group-field': 'Diese Frage kann nicht in einer Gruppe stehen.',
  'expression-cycle': 'Die Berechnungen verweisen im Kreis aufeinander.',
  'expression-target':
    'Die Berechnung verweist auf eine Frage, die es nicht gibt oder die keine Zahl liefert.',
  'expression-size': 'Diese Berechnung ist zu lang.',
  'no-options': 'Diese Frage hat noch keine Optionen.',
  'no-questions': 'Diese Gruppe hat noch keine Fragen.',
  'no-label': 'Diese Frage hat noch keinen Text.',
  'no-computation': 'Diese Frage hat noch keine Berechnung.',
  other: 'Mit dieser Frage stimmt etwas nicht: {message}',
};
