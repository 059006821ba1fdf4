/** The texts of the pad of a signature. They are loaded with it. */
export interface SignatureTexts {
  /** On an empty pad. */
  readonly hint: string;
  /** The label of the field for a typed name. */
  readonly name: string;
  readonly undo: string;
  readonly clear: string;
  /** The name of the picture, without its extension. */
  readonly file: string;
}

const nl: SignatureTexts = {
  hint: 'Teken hier met je vinger, pen of muis',
  name: 'Of typ je naam',
  undo: 'Laatste lijn weg',
  clear: 'Wis handtekening',
  file: 'handtekening',
};

const en: SignatureTexts = {
  hint: 'Draw here with your finger, pen or mouse',
  name: 'Or type your name',
  undo: 'Remove last line',
  clear: 'Clear signature',
  file: 'signature',
};

const fr: SignatureTexts = {
  hint: 'Dessinez ici avec le doigt, un stylet ou la souris',
  name: 'Ou tapez votre nom',
  undo: 'Effacer le dernier trait',
  clear: 'Effacer la signature',
  file: 'signature',
};

const de: SignatureTexts = {
  hint: 'Zeichne hier mit Finger, Stift oder Maus',
  name: 'Oder gib deinen Namen ein',
  undo: 'Letzte Linie entfernen',
  clear: 'Unterschrift löschen',
  file: 'unterschrift',
};

const byLanguage: Readonly<Record<string, SignatureTexts>> = { nl, en, fr, de };

/** The texts in the language of a locale, such as `fr-BE`. In Dutch for a language that we don't speak. */
export function signatureTexts(locale: string): SignatureTexts {
  return byLanguage[locale.slice(0, 2)] ?? nl;
}
