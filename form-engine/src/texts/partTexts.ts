/** The texts of a part of a JSON Schema that rjsf draws. They are loaded with it. */
export interface PartTexts {
  readonly add: string;
  readonly remove: string;
  readonly moveUp: string;
  readonly moveDown: string;
  readonly copy: string;
  readonly clear: string;
  /** The name that somebody gives a property. */
  readonly name: string;
  /** The name of a property that was just added. */
  readonly newName: string;
  readonly item: string;
  /** A choice between schemas, and one of them. */
  readonly choice: string;
  readonly option: string;
  readonly type: string;
  readonly value: string;
  readonly yes: string;
  readonly no: string;
  /** The button that draws one more level of a schema inside itself. */
  readonly expand: string;
  readonly deprecated: string;
  readonly preview: string;
  readonly file: string;
  /** The names of the types of JSON. */
  readonly types: Readonly<Record<string, string>>;
}

const nl: PartTexts = {
  add: 'Toevoegen',
  remove: 'Verwijderen',
  moveUp: 'Omhoog',
  moveDown: 'Omlaag',
  copy: 'Kopiëren',
  clear: 'Leegmaken',
  name: 'Naam van {label}',
  newName: 'nieuw',
  item: 'Item',
  choice: 'Keuze',
  option: 'Mogelijkheid {n}',
  type: 'Soort waarde',
  value: 'Waarde',
  yes: 'Ja',
  no: 'Nee',
  expand: '{label} toevoegen',
  deprecated: '{label} (verouderd)',
  preview: 'Bekijken',
  file: '{name} ({size} bytes)',
  types: {
    string: 'Tekst',
    number: 'Getal',
    integer: 'Geheel getal',
    boolean: 'Ja of nee',
    object: 'Velden met een naam',
    array: 'Lijst',
  },
};

const en: PartTexts = {
  add: 'Add',
  remove: 'Remove',
  moveUp: 'Move up',
  moveDown: 'Move down',
  copy: 'Copy',
  clear: 'Clear',
  name: 'Name of {label}',
  newName: 'new',
  item: 'Item',
  choice: 'Choice',
  option: 'Option {n}',
  type: 'Type of value',
  value: 'Value',
  yes: 'Yes',
  no: 'No',
  expand: 'Add {label}',
  deprecated: '{label} (deprecated)',
  preview: 'Preview',
  file: '{name} ({size} bytes)',
  types: {
    string: 'Text',
    number: 'Number',
    integer: 'Whole number',
    boolean: 'Yes or no',
    object: 'Named fields',
    array: 'List',
  },
};

const fr: PartTexts = {
  add: 'Ajouter',
  remove: 'Supprimer',
  moveUp: 'Monter',
  moveDown: 'Descendre',
  copy: 'Copier',
  clear: 'Effacer',
  name: 'Nom de {label}',
  newName: 'nouveau',
  item: 'Élément',
  choice: 'Choix',
  option: 'Possibilité {n}',
  type: 'Type de valeur',
  value: 'Valeur',
  yes: 'Oui',
  no: 'Non',
  expand: 'Ajouter {label}',
  deprecated: '{label} (obsolète)',
  preview: 'Aperçu',
  file: '{name} ({size} octets)',
  types: {
    string: 'Texte',
    number: 'Nombre',
    integer: 'Nombre entier',
    boolean: 'Oui ou non',
    object: 'Champs nommés',
    array: 'Liste',
  },
};

const de: PartTexts = {
  add: 'Hinzufügen',
  remove: 'Entfernen',
  moveUp: 'Nach oben',
  moveDown: 'Nach unten',
  copy: 'Kopieren',
  clear: 'Leeren',
  name: 'Name von {label}',
  newName: 'neu',
  item: 'Eintrag',
  choice: 'Auswahl',
  option: 'Möglichkeit {n}',
  type: 'Art des Werts',
  value: 'Wert',
  yes: 'Ja',
  no: 'Nein',
  expand: '{label} hinzufügen',
  deprecated: '{label} (veraltet)',
  preview: 'Vorschau',
  file: '{name} ({size} Bytes)',
  types: {
    string: 'Text',
    number: 'Zahl',
    integer: 'Ganze Zahl',
    boolean: 'Ja oder nein',
    object: 'Felder mit Namen',
    array: 'Liste',
  },
};

const byLanguage: Readonly<Record<string, PartTexts>> = { nl, en, fr, de };

/** The texts in the language of a locale, such as `fr-BE`. In Dutch for a language that we don't speak. */
export function partTexts(locale: string): PartTexts {
  return byLanguage[locale.slice(0, 2)] ?? nl;
}
