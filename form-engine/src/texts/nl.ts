/** Letter for letter from Specification 4.4, 4.5, 5.1 and 8: their wording is a fact, slips and all, not a draft to be mended. */
const quoted = {
  required: 'Vul dit veld in',
  email: 'Vul een geldig e-mailadres in',
  emailInUse: 'Dit e-mailadres is reeds in gebruikt, vul een ander e-mailadres in of log in',
  phone: 'Dit is geen geldig telefoonnummer',
  phoneShort: 'Geen geldig telefoonnummer',
  invalidValue: 'Dit is geen geldige waarde voor dit veld.',
  minimumAge: 'Je moet minstens {age} jaar oud zijn.',
  acceptanceRequired: 'Dit veld is verplicht aan te duiden',
  emailList: 'Niet alle waarden zijn geldige e-mailadressen',
  passwordsDiffer: 'Wachtwoorden komen niet overeen',
  samePrimaryEmail: 'Mag niet zelfde zijn als primair e-mailadres',
  birthdate: 'Geen geldige geboortedatum',
  sameOwnEmail: 'Mag niet gelijk zijn aan eigen e-mailadres, kies hiervoor een gezinslid',
  uitpasTwice: 'Je kan niet twee keer hetzelfde UiTPAS nummer gebruiker',
  minimumValue: 'Waarde mag niet kleiner zijn dan {n}',
  maximumValue: 'Waarde mag niet groter zijn dan {n}',
  wrongPassword: 'Wachtwoord komt niet overeen met account',
  name: 'Vul een geldige naam in',
  nationalNumber: 'Vul een geldig rijkregisternummer in',
  fallback: 'Er is iets misgegaan',
  selectRequired: 'Selecteer een optie',
  didYouMean: 'Bedoelde je {suggestion}?',
  submitRefusedTitle: 'Onjuiste velden',
  submitRefused: 'Sommige velden zijn niet juist ingevuld',
} as const;

const own = {
  nameApostrophe: 'Vul een geldige naam in, zonder apostrof',
  unknownQuestion: 'Deze vraag kan hier niet getoond worden. Je bewaarde antwoord blijft ongewijzigd.',
  optionGone: 'niet meer beschikbaar',
} as const;

/** What stands on the screen around the questions. */
const screen = {
  optional: '(optioneel)',
  earlier: 'Vorige keer',
  choose: 'Maak een keuze',
  clearChoice: 'Keuze wissen',
  birthdatePlaceholder: 'DD/MM/JJJJ',
  yes: 'Ja',
  no: 'Nee',
  unanswered: 'Niet ingevuld',
  errorPrefix: 'Fout:',
  submit: 'Versturen',
  submitting: 'Bezig met versturen…',
  showEmpty: 'Toon lege velden',
  questionsOf: 'Vragen voor',
  generalQuestions: 'Algemene vragen',
  courseQuestions: 'Vragen bij cursus {nid}',
  courseProblems: '{title} ({n} na te kijken)',
  nextQuestions: 'Verder naar: {title}',
  draftRestored: 'Concept hersteld',
  draftSaved: 'Concept bewaard',
  draftDiscard: 'Begin opnieuw',
  review: 'Controleer je antwoorden',
  privacy: 'Privacy',
  privacyAgreement: 'Ik ga akkoord met de {conditions}',
  privacyConditions: 'voorwaarden van de club',
  newsletter: 'Nieuwsbrief en berichten',
  newsletterFor: 'Ik wil de nieuwsbrief van de club krijgen op {email}',
  communicationFor: 'De club mag me berichten sturen op {email}',
} as const;

/** Every Dutch string of the engine. `{name}` stands for a value, filled in by `fillIn`. */
export const nl = { ...quoted, ...own, ...screen };

/** The texts of the engine; a host replaces single ones by the option `texts`. */
export type Texts = { readonly [Key in keyof typeof nl]: string };
