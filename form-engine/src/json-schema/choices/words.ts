/** Words for what a schema has no title for. */
interface SchemaWords {
  readonly string: string;
  readonly number: string;
  readonly integer: string;
  readonly boolean: string;
  readonly array: string;
  readonly object: string;
  /** Stands for `null` among options. */
  readonly null: string;
  /** Said of an object that its schema refuses as a whole. */
  readonly unfit: string;
  /** Said of answers that fit several schemas, of which only one may fit. */
  readonly severalFit: string;
}

const words: Readonly<Record<string, SchemaWords>> = {
  nl: {
    string: 'Tekst',
    number: 'Getal',
    integer: 'Geheel getal',
    boolean: 'Ja of nee',
    array: 'Lijst',
    object: 'Gegevens',
    null: 'Geen waarde',
    unfit: 'Deze antwoorden passen niet bij elkaar. Kijk ze na.',
    severalFit: 'Wat je invulde, past bij meer dan één keuze. Kijk het na.',
  },
  en: {
    string: 'Text',
    number: 'Number',
    integer: 'Whole number',
    boolean: 'Yes or no',
    array: 'List',
    object: 'Details',
    null: 'No value',
    unfit: 'These answers do not fit together. Please check them.',
    severalFit: 'What you filled in fits more than one choice. Please check it.',
  },
  fr: {
    string: 'Texte',
    number: 'Nombre',
    integer: 'Nombre entier',
    boolean: 'Oui ou non',
    array: 'Liste',
    object: 'Données',
    null: 'Aucune valeur',
    unfit: 'Ces réponses ne vont pas ensemble. Vérifiez-les.',
    severalFit: 'Vos réponses correspondent à plus d’un choix. Vérifiez-les.',
  },
  de: {
    string: 'Text',
    number: 'Zahl',
    integer: 'Ganze Zahl',
    boolean: 'Ja oder nein',
    array: 'Liste',
    object: 'Angaben',
    null: 'Kein Wert',
    unfit: 'Diese Antworten passen nicht zusammen. Bitte prüfe sie.',
    severalFit: 'Deine Antworten passen zu mehr als einer Auswahl. Bitte prüfe sie.',
  },
};

/** The words of a language; Dutch for one that the engine has none of. */
export function schemaWords(locale: string): SchemaWords {
  const [language = 'nl'] = locale.toLowerCase().split('-');
  return (Object.hasOwn(words, language) ? words[language] : words.nl) as SchemaWords; // Dutch is always there.
}
