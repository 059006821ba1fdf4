import type { FaultWords } from './nl.ts';

export const faultWords: FaultWords = {
  'doubled-key': 'Deux questions ont le même nom dans les réponses.',
  'ambiguous-key': 'Deux questions ont presque le même nom dans les réponses.',
  'unknown-type': 'Nous ne connaissons pas ce type de question.',
  'empty-option': 'Une option n’a pas encore de texte.',
  'doubled-option': 'Deux options s’appellent «\u00A0{name}\u00A0».',
  'ambiguous-option': 'Deux options se ressemblent trop\u00A0: «\u00A0{name}\u00A0».',
  'condition-cycle':
    'Les conditions renvoient en cercle les unes aux autres. Cette question est toujours affichée.',
  'condition-target': 'Une condition renvoie à une question qui n’existe pas.',
  'condition-size': 'Cette condition est trop longue.',
  'group-depth': 'Ce groupe se trouve trop profondément dans d’autres groupes.',
  'group-field': 'Cette question ne peut pas être dans un groupe.',
  'expression-cycle': 'Les calculs renvoient en cercle les uns aux autres.',
  'expression-target': 'Le calcul renvoie à une question qui n’existe pas ou ne donne pas de nombre.',
  'expression-size': 'Ce calcul est trop long.',
  'no-options': 'Cette question n’a pas encore d’options.',
  'no-questions': 'Ce groupe n’a pas encore de questions.',
  'no-label': 'Cette question n’a pas encore de texte.',
  'no-computation': 'Cette question n’a pas encore de calcul.',
  other: 'Quelque chose ne va pas avec cette question\u00A0: {message}',
};
