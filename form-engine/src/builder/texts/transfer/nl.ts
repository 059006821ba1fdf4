const formats = {
  sections: 'Vragen van Clubpoort',
  'json-schema': 'JSON Schema',
  surveyjs: 'SurveyJS',
  formio: 'Form.io',
  xlsform: 'XLSForm',
  table: 'Een tabel met vragen',
  words: 'Een lijst met vragen',
  unknown: 'Onbekend',
};

const reasons = {
  setting: 'Deze instelling bestaat hier niet',
  kind: 'Dit soort vraag bestaat hier niet',
  rule: 'We begrijpen deze regel niet',
  target: 'De regel hangt af van een vraag die niet meekomt',
  cycle: 'De vraag hangt van zichzelf af',
  pattern: 'Dit patroon kunnen we niet nakijken',
  script: 'Programmacode voeren we nooit uit',
  list: 'De keuzes staan op een andere plek',
  media: 'Het bestand of de foto zit er niet bij',
  look: 'Ons formulier heeft zijn eigen stijl',
  technical: 'Technische details van het andere programma',
  'built-in': 'Dat doet ons formulier al zelf',
  hidden: 'Niemand ziet deze vraag ooit',
  piped: 'Een antwoord in een tekst tonen kan niet: de tekst blijft zoals hij is',
  check: 'Deze controle kan een formulier niet doen',
  misfit: 'Dit past niet bij de vraag',
  depth: 'Dit zit te diep in elkaar',
  count: 'Een formulier heeft hoogstens 5.000 vragen',
  size: 'Dit is te groot: hoogstens 10 MB',
  unreadable: 'Dit kunnen we niet lezen',
};

/** The Dutch sentences about imports and exports of a form. */
export const nl = {
  import: 'Importeer',
  importTitle: 'Importeer vragen',
  source: 'Plak je vragen',
  sourceHint:
    'Eén vraag per lijn, zoals “Allergieën: geen, noten, andere”. Of plak een tabel uit Excel, of een formulier van SurveyJS, Form.io of JSON Schema.',
  file: 'Of kies een bestand',
  fileHint: 'Excel, CSV of JSON. Je kan het bestand ook op dit venster slepen.',
  reading: 'Bezig met lezen…',
  loadFailed: 'We konden dit niet lezen. Kijk je verbinding na en probeer het opnieuw.',
  nothingMade: 'We vonden hier geen vragen.',
  made: { one: '1 vraag', many: '{n} vragen' },
  notTaken: { none: 'Alles komt mee.', one: '1 ding komt niet mee.', many: '{n} dingen komen niet mee.' },
  found: '{format}: {made}.',
  preview: 'Dit komt in je formulier',
  left: 'Dit komt niet mee',
  more: '… en nog {n}',
  add: 'Voeg toe',
  replace: 'Vervang het hele formulier',
  cancel: 'Annuleren',
  export: 'Exporteer',
  exportSections: 'Vragen als JSON',
  exportSchema: 'JSON Schema',
  print: 'Afdrukken of bewaren als pdf',
  fileName: 'formulier',
  formats,
  reasons,
};

/** The sentences about imports and exports in a language. */
export type TransferTexts = typeof nl;
