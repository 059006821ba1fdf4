/** The faults of a form, in the words of a volunteer. */
export const faultWords = {
  'doubled-key': 'Twee vragen hebben dezelfde naam in de antwoorden.',
  'ambiguous-key': 'Twee vragen hebben bijna dezelfde naam in de antwoorden.',
  'unknown-type': 'Dit soort vraag kennen we niet.',
  'empty-option': 'Een keuze heeft nog geen tekst.',
  'doubled-option': 'Twee keuzes heten “{name}”.',
  'ambiguous-option': 'Twee keuzes lijken te veel op elkaar: “{name}”.',
  'condition-cycle': 'De voorwaarden verwijzen in een kring naar elkaar. Deze vraag wordt altijd getoond.',
  'condition-target': 'Een voorwaarde verwijst naar een vraag die er niet is.',
  'condition-size': 'Deze voorwaarde is te lang.',
  'group-depth': 'Deze groep zit te diep in andere groepen.',
  'group-field': 'Deze vraag kan niet in een groep staan.',
  'expression-cycle': 'De berekeningen verwijzen in een kring naar elkaar.',
  'expression-target': 'De berekening verwijst naar een vraag die er niet is of die geen getal geeft.',
  'expression-size': 'Deze berekening is te lang.',
  'no-options': 'Deze vraag heeft nog geen keuzes.',
  'no-questions': 'Deze groep heeft nog geen vragen.',
  'no-label': 'Deze vraag heeft nog geen tekst.',
  'no-computation': 'Deze vraag heeft nog geen berekening.',
  other: 'Er klopt iets niet met deze vraag: {message}',
};

export type FaultWords = typeof faultWords;
