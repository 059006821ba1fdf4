import { isAboutHealth } from '../../rules/healthWords.ts';
import { plainText } from '../../rules/plainText.ts';
import type { WireQuestion } from '../../sections/wireSection.ts';

/** The properties that make a question one of its kind. */
export type KindOf = Pick<WireQuestion, 'type' | 'default_key' | 'sensitive' | 'config'>;

/** Words by which a person agrees to something. */
const consentWords =
  /akkoord|toestemming|mogen we|mag de club|i agree|consent|j.accepte|autorise|einverstanden|zustimm/;

/** Words of a question about its kind, in Dutch, English, French and German. The first that is found decides. */
const guesses: readonly (readonly [RegExp, KindOf])[] = [
  [
    /rijksregister|registre national|national (register|insurance)|insz|nationalregister/,
    { type: 'text', default_key: 'national_insurance_number' },
  ],
  [
    /geboorte(datum|dag)|birth ?(date|day)|date of birth|date de naissance|geburts(datum|tag)/,
    { type: 'text', default_key: 'birthdate' },
  ],
  [/voornaam|first ?name|given name|prenom|vorname/, { type: 'text', default_key: 'fname' }],
  [
    /achternaam|familienaam|last ?name|surname|family name|nom de famille|nachname|familienname/,
    { type: 'text', default_key: 'lname' },
  ],
  [
    /nationaliteit|nationality|nationalite|staatsangehorigkeit/,
    { type: 'nationality', default_key: 'nationality' },
  ],
  [/e-?mail|courriel/, { type: 'email' }],
  [/\bgsm\b|telefoon|mobiel|phone|\bmobile\b|telephone|portable|handy|telefon|\btel\b/, { type: 'phone' }],
  [/rekening ?nummer|\biban\b|account number|numero de compte|kontonummer/, { type: 'iban' }],
  [/website|webadres|web ?site|\burl\b|site internet|webseite/, { type: 'url' }],
  [/\b(thuis)?adres\b|\baddress\b|\badresse\b|anschrift|waar woon/, { type: 'address' }],
  [/handtekening|signature|unterschrift/, { type: 'signature' }],
  [/pasfoto|\bfoto (van|opladen)|\bphoto (of|upload)|photo d.identite|passbild/, { type: 'image' }],
  [/attest|document|bestand|bijlage|\bfile\b|upload|fichier|piece jointe|anhang|datei/, { type: 'file' }],
  [/hoe laat|\buur\b|tijdstip|what time|quelle heure|heure d|uhrzeit/, { type: 'time' }],
  [/datum|\bdate\b|wanneer|welke dag|\bwhen\b|quand|\bwann\b/, { type: 'date' }],
  [
    /hoeveel|aantal|how many|number of|combien|nombre d|wie ?viele|anzahl|leeftijd|\bage\b|\balter\b/,
    { type: 'number' },
  ],
  [/gewicht|lengte|weight|height|poids|taille \(cm\)|gro(ss|ß)e \(cm\)/, { type: 'decimal' }],
  [consentWords, { type: 'checkbox', sensitive: true }],
  [
    /opmerking|toelichting|omschrijf|beschrijf|remark|comment|describe|remarque|commentaire|bemerkung|anmerkung|motiv/,
    { type: 'textarea' },
  ],
];

/** Words about several answers. */
const several =
  /allergi|welke [a-z]+en\b|meerdere|duid aan|which (of|[a-z]+s)\b|all that apply|several|quel(le)?s\b|plusieurs|welche [a-z]+en?\b|mehrere|dieet|talen|languages|langues|sprachen/;

/** The kind that the words of a question ask for; a line of text where none does. */
export function guessKind(label: string): KindOf {
  const text = plainText(label);
  const found = guesses.find(([words]) => words.test(text))?.[1] ?? { type: 'text' };
  return isAboutHealth(label) ? { ...found, sensitive: true } : found;
}

/** Whether the words ask for several of the options. */
export function asksSeveral(label: string): boolean {
  return several.test(plainText(label).replace(/\s*[:?]*\s*$/, ''));
}

/** Whether an option stands for an answer of the person's own. */
export function isOther(option: string): boolean {
  return /^(een )?(andere?|anders|iets anders|other|something else|autres?|sonstiges?|anderes?|andere antwoord)\b[\s.…:_]*(\(.*\))?[\s.…:_]*$/.test(
    plainText(option).trim(),
  );
}

/** The names of kinds as people write them in a column, in four languages. */
const named: readonly (readonly [RegExp, KindOf])[] = [
  [/^(korte? tekst|tekst|text|short text|texte|texte court|kurzer text|open|string)$/, { type: 'text' }],
  [
    /^(lange tekst|tekstvak|paragraph|paragraaf|alinea|long text|texte long|langer text|textarea|comment)$/,
    { type: 'textarea' },
  ],
  [/^(e-?mail(adres)?|email address|courriel|e-mail-adresse)$/, { type: 'email' }],
  [/^(telefoon(nummer)?|gsm|phone( number)?|telephone|telefon(nummer)?)$/, { type: 'phone' }],
  [
    /^(geboortedatum|birth ?date|date of birth|date de naissance|geburtsdatum)$/,
    { type: 'text', default_key: 'birthdate' },
  ],
  [
    /^(rijksregisternummer|national number|numero national)$/,
    { type: 'text', default_key: 'national_insurance_number' },
  ],
  [/^(datum|date|dag|day|jour|tag)$/, { type: 'date' }],
  [/^(uur|tijd|tijdstip|time|heure|uhrzeit|zeit)$/, { type: 'time' }],
  [/^(dag en uur|datum en tijd|date ?time|date et heure|datum und uhrzeit)$/, { type: 'datetime' }],
  [
    /^((geheel )?getal|aantal|number|integer|whole number|nombre( entier)?|(ganze )?zahl|numeric)$/,
    { type: 'number' },
  ],
  [
    /^(kommagetal|decimaal|decimal|bedrag|amount|nombre decimal|dezimalzahl|montant|betrag)$/,
    { type: 'decimal' },
  ],
  [
    /^((een|1) keuze|keuze|radio( ?button)?s?|single choice|multiple choice|meerkeuze|choice|choix( unique)?|auswahl|ja ?\/ ?nee)$/,
    { type: 'radio' },
  ],
  [
    /^(keuzelijst|lijst|dropdown|drop-down|select|list|liste( deroulante)?|auswahlliste)$/,
    { type: 'select' },
  ],
  [
    /^(meerdere( keuzes)?|selectievakjes|checkboxes|multiple|several|multi-?select|cases a cocher|choix multiples?|mehrfachauswahl|kontrollkastchen)$/,
    { type: 'select_multiple' },
  ],
  [/^(aanvinkvakje|vinkje|checkbox|tick|case a cocher|kastchen|toestemming|consent)$/, { type: 'checkbox' }],
  [/^(adres|address|adresse|anschrift)$/, { type: 'address' }],
  [/^(bestand|file|upload|bijlage|fichier|datei|document)$/, { type: 'file' }],
  [/^(foto|afbeelding|image|photo|picture|bild)$/, { type: 'image' }],
  [/^(handtekening|signature|unterschrift)$/, { type: 'signature' }],
  [/^(rekeningnummer|iban)$/, { type: 'iban' }],
  [/^(webadres|url|link|website)$/, { type: 'url' }],
  [
    /^(nationaliteit|nationality|nationalite|staatsangehorigkeit)$/,
    { type: 'nationality', default_key: 'nationality' },
  ],
  [/^(sterren|rating|score|etoiles|sterne|beoordeling)$/, { type: 'rating' }],
  [/^(schuifregelaar|slider|curseur|schieberegler)$/, { type: 'slider' }],
  [/^(volgorde|ranking|rangschikking|classement|reihenfolge)$/, { type: 'ranking' }],
  [
    /^(uitleg|info|informatie|tekstblok|static|note|texte d.information|hinweis|erklarung)$/,
    { type: 'static' },
  ],
];

/** The kind with this name; `undefined` for a name of none. */
export function kindByName(name: string): KindOf | undefined {
  const text = plainText(name).trim();
  return named.find(([words]) => words.test(text))?.[1];
}
