/** Quoted exactly from specification 5.4 and 8, including the errors. */
const quoted = {
  tooYoung: 'Voogd/ouder moet minstens 16 jaar zijn',
  birthdateInvalid: 'Geboortedatum is niet ingevuld of geboortedatum is jonger dan 16 jaar',
  detailsInvalid: 'Gegevens van voogd/ouder zijn niet juist ingevuld',
  noneChosen: 'Geen voogd/ouder geselecteerd',
  savingTitle: 'Even geduld',
  saving: 'Bezig met opslaan...',
  added: 'Nieuwe voogd/ouder is toegevoegd',
  chosen: 'Voogd/ouder is opgeslaan',
} as const;

export const guardianTexts = {
  ...quoted,
  title: 'Wie is je ouder of voogd?',
  why: (name: string) =>
    `${name}, je bent jonger dan 16. Daarom vragen we een ouder of voogd van minstens 16 om mee te beslissen. We mailen een link. Na een ja beheert je ouder of voogd voortaan je account.`,
  who: 'Kies wie je ouder of voogd is',
  whoHelp: 'Kies iemand van minstens 16.',
  somebodyNew: 'Iemand die hier nog niet staat',
  memberBirthdate: 'Geboortedatum van deze persoon',
  firstName: 'Voornaam van je ouder of voogd',
  lastName: 'Achternaam van je ouder of voogd',
  birthdate: 'Geboortedatum van je ouder of voogd',
  birthdateHelp: 'Je ouder of voogd is minstens 16.',
  phone: 'Telefoonnummer van je ouder of voogd',
  mail: 'E-mailadres van je ouder of voogd',
  mailHelp: 'We mailen een link. Je ouder of voogd zegt daar ja.',
  asked: (mail: string) => `De mail naar ${mail} is onderweg.`,
  waits: (name: string, mail: string) =>
    `We vroegen ${name} (${mail}) als je ouder of voogd. Tot die ja zegt, kan je alles klaarzetten, maar niet bestellen.`,
  /** Fits on one line of a phone. */
  waitsShort: (name: string) => `${name} moet nog ja zeggen`,
  askAgain: 'Vraag opnieuw of iemand anders',
  orders: (name: string) => `${name} bestelt`,
  prepared: (name: string) => `Alles staat klaar voor ${name}`,
  preparedText: (name: string, mail: string) =>
    `${name} kijkt alles na en bestelt, via de link in de mail aan ${mail}.`,
  prepare: 'Zet klaar voor je ouder of voogd',
  action: { label: 'Bewaren', busy: 'Bezig met opslaan...' },
  loading: 'Je gezin wordt geladen',
  logOut: 'Liever later? Meld je af',
} as const;
