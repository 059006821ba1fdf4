/** The columns of a table of questions. */
export type Column =
  | 'question'
  | 'type'
  | 'options'
  | 'required'
  | 'help'
  | 'section'
  | 'name'
  | 'placeholder'
  | 'default'
  | 'min'
  | 'max'
  | 'sensitive'
  | 'condition';

/** The headings of columns, in Dutch, English, French and German. */
const headings: Readonly<Record<Column, readonly string[]>> = {
  question: [
    'vraag',
    'vragen',
    'question',
    'questions',
    'label',
    'veld',
    'field',
    'field label',
    'frage',
    'fragen',
    'champ',
    'feld',
    'titel',
    'title',
  ],
  type: ['soort', 'type', 'soort vraag', 'kind', 'question type', 'field type', 'art', 'typ', 'genre'],
  options: [
    'keuzes',
    'keuze',
    'opties',
    'optie',
    'antwoorden',
    'mogelijke antwoorden',
    'options',
    'choices',
    'answers',
    'values',
    'choix',
    'reponses',
    'auswahl',
    'optionen',
    'antworten',
    'waarden',
  ],
  required: ['verplicht', 'required', 'mandatory', 'obligatoire', 'pflicht', 'pflichtfeld', 'verplicht?'],
  help: [
    'uitleg',
    'help',
    'hulp',
    'hulptekst',
    'toelichting',
    'omschrijving',
    'description',
    'hint',
    'aide',
    'hilfe',
    'beschreibung',
  ],
  section: [
    'sectie',
    'section',
    'deel',
    'groep',
    'group',
    'rubriek',
    'rubrique',
    'abschnitt',
    'bereich',
    'onderdeel',
    'page',
    'pagina',
  ],
  name: ['naam', 'name', 'code', 'id', 'qid', 'variable', 'key', 'sleutel', 'nom'],
  placeholder: ['voorbeeld', 'placeholder', 'exemple', 'beispiel', 'example'],
  default: ['standaard', 'standaardwaarde', 'default', 'defaut', 'standard', 'beginwaarde'],
  min: ['min', 'minimum', 'minstens', 'van', 'kleinste'],
  max: ['max', 'maximum', 'hoogstens', 'tot', 'grootste'],
  sensitive: ['gevoelig', 'sensitive', 'sensible', 'sensibel'],
  condition: [
    'toon als',
    'voorwaarde',
    'condition',
    'show if',
    'visible if',
    'relevant',
    'afficher si',
    'bedingung',
    'anzeigen wenn',
  ],
};

function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/[*:]/g, '').trim();
}

/** The columns of a row of headings, by index; `undefined` for a row that is none. */
export function columnsIn(row: readonly string[]): ReadonlyMap<Column, number> | undefined {
  const columns = new Map<Column, number>();
  for (const [index, cell] of row.entries()) {
    const heading = plain(cell);
    // Cast is safe: the keys of the headings are the columns.
    for (const [column, names] of Object.entries(headings))
      if (names.includes(heading) && !columns.has(column as Column)) columns.set(column as Column, index);
  }
  // “Naam” alone is a question of the club, and no heading.
  return columns.has('question') && columns.size > 1 ? columns : undefined;
}

/** The row with the headings, among the first ones: there may be a title above them. */
export function headingRow(rows: readonly (readonly string[])[]): number | undefined {
  const index = rows.slice(0, 10).findIndex((row) => columnsIn(row) !== undefined);
  return index === -1 ? undefined : index;
}
