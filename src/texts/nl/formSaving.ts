type Kept = 'activity' | 'season' | 'year' | 'registration';

const people = (count: number) => (count === 1 ? '1 persoon' : `${count} mensen`);

const until: Readonly<Record<Kept, string>> = {
  activity: 'tot de activiteit voorbij is',
  season: 'tot het einde van het seizoen (31 augustus)',
  year: 'een jaar',
  registration: 'tot twee jaar na de laatste les',
};

export const formSavingTexts = {
  heading: {
    club: 'Vragen voor alle inschrijvingen',
    course: (title: string) => `Vragen voor ${title}`,
    form: (title: string) => `Formulier “${title}”`,
  },
  lead: 'Bouw rustig verder: je concept wordt vanzelf bewaard. Anderen zien je wijzigingen pas als je ze bewaart.',
  loading: 'Het formulier wordt geladen',
  login: 'Meld je aan',
  loginFirst: 'Meld je aan om dit formulier te wijzigen.',
  notAllowed: 'Alleen beheerders van deze club wijzigen dit formulier',
  notAllowedHint: 'Je kan het wel bekijken en op een kopie proberen.',
  trial: {
    title: (title: string) => `Voorbeeld van “${title}”`,
    lead: 'Probeer het formulier zoals het nu bewaard is. Wat je hier invult, wordt niet verstuurd.',
  },
  back: { form: 'Alle formulieren', club: 'Beheerderspaneel' },
  toPreview: 'Naar het voorbeeld',
  bar: {
    same: {
      shown: 'Iedereen ziet dit formulier zoals het hier staat',
      hidden: 'Alles is bewaard. Dit formulier staat niet open.',
    },
    review: 'Bekijk en bewaar',
    versions: 'Vorige versies',
  },
  merged: 'Je bouwde ook in een ander venster. We voegden alles samen.',
  outdated: {
    by: (name: string, when: string) => `${name} bewaarde dit formulier intussen, op ${when}.`,
    own: (when: string) => `Je bewaarde dit formulier intussen zelf in een ander venster, op ${when}.`,
    somebody: 'Dit formulier is intussen gewijzigd.',
    safe: 'Wat jij bouwde, staat er nog. Voeg het samen met die wijzigingen voor je bewaart.',
    merge: 'Voeg samen',
  },
  merge: {
    title: 'Voeg beide formulieren samen',
    lead: 'Bij deze vragen wijzigden jullie allebei iets. Kies per vraag wat blijft. De rest voegen we vanzelf samen.',
    nothing: 'Jullie wijzigden verschillende vragen. We voegen alles vanzelf samen.',
    removed: 'Verwijderd',
    section: (title: string) => `Sectie “${title}”`,
    otherwise: 'Zelfde tekst, andere instellingen',
    done: 'Beide formulieren zijn samengevoegd. Kijk het even na en bewaar.',
  },
  discard: {
    offer: 'Wil je niets van je concept houden?',
    open: 'Verwijder je concept',
    text: 'Je begint dan opnieuw met het formulier dat iedereen nu ziet. Wat je wijzigde, is weg.',
  },
  versions: {
    title: 'Vorige versies',
    lead: 'Zet een vorige versie terug in de bouwer. Daarna kijk je na wat er verandert, en bewaar je.',
    empty: 'Er zijn nog geen vorige versies',
    emptyHint: 'Ze verschijnen hier zodra iemand dit formulier bewaart.',
    by: (name: string) => `Bewaard door ${name}`,
    before: 'Zoals het ervoor was',
    now: 'Nu te zien',
    questions: (count: number) => (count === 1 ? '1 vraag' : `${count} vragen`),
    restore: 'Zet terug in de bouwer',
    restoreName: (when: string) => `Zet terug in de bouwer: versie van ${when}`,
    restored: 'De vorige versie staat in de bouwer. Bewaar om ze aan iedereen te tonen.',
    close: 'Sluiten',
  },
  save: {
    title: 'Kijk na wat er verandert',
    busy: 'We kijken na wat er verandert',
    nothing: 'Er verandert niets: dit formulier is al bewaard.',
    groups: { added: 'Nieuw', changed: 'Gewijzigd', removed: 'Verwijderd' },
    reordered: 'De vragen staan in een andere volgorde.',
    openForms:
      'Vult iemand het formulier nu net in? Die persoon krijgt de nieuwe vragen te zien voor het versturen, en houdt wat al ingevuld is.',
    notAgain: 'Wie het al verstuurde, krijgt de nieuwe vragen pas de volgende keer.',
    fields: {
      wording: 'andere tekst',
      kind: 'andere soort',
      options: 'andere keuzes',
      required: 'verplicht of niet',
      condition: 'wanneer je de vraag toont',
      section: 'andere sectie',
      privacy: 'wie het leest en hoelang we het bewaren',
      settings: 'andere instellingen',
    },
    addedSays: (kept: Kept) => `Antwoorden bewaren we ${until[kept]}.`,
    returnsSays: (count: number, kept: Kept) =>
      `${people(count)} ${count === 1 ? 'gaf' : 'gaven'} hier vroeger al een antwoord op. Dat telt weer mee. We bewaren het ${until[kept]}.`,
    nobody: 'Nog niemand gaf een antwoord.',
    changedSays: (count: number) =>
      `${people(count)} ${count === 1 ? 'gaf' : 'gaven'} al een antwoord. Dat blijft bij de vraag staan zoals ze toen was.`,
    again: (count: number) =>
      count === 1
        ? 'Bij 1 persoon past het antwoord niet meer: we vragen het de volgende keer opnieuw.'
        : `Bij ${count} mensen past het antwoord niet meer: we vragen het de volgende keer opnieuw.`,
    removedSays: (count: number, kept: Kept) =>
      `${people(count)} ${count === 1 ? 'gaf' : 'gaven'} al een antwoord. We vragen het niet meer. De antwoorden bewaren we nog ${until[kept]}.`,
    faults: 'Dit kan nog niet bewaard worden',
    failed: 'Bewaren lukte niet',
    cancel: 'Nog niet bewaren',
    confirm: {
      club: 'Bewaar voor alle inschrijvingen',
      course: 'Bewaar voor deze cursus',
      form: 'Bewaar dit formulier',
    },
    done: {
      shown: 'Het formulier is bewaard. Iedereen ziet het vanaf nu.',
      hidden:
        'Het formulier is bewaard. Mogen je leden het invullen? Zet het dan open bij “Alle formulieren”.',
    },
  },
  at: (day: string, time: string) => `${day} om ${time}`,
  settings: {
    title: 'Wie leest het, en hoelang?',
    /** At a question: for whom its answers are. */
    readBy: {
      teachers: 'De lesgevers van de cursus en de club lezen het antwoord.',
      club: 'Alleen de club leest het antwoord.',
    },
    forTeachers: 'De lesgevers van de cursus zien het antwoord',
    consent: 'Dit is een toestemming',
    consentHelp: 'We vragen ze aan elke persoon apart, zoals bij foto’s.',
    keptUntil: 'Wanneer wissen we de antwoorden?',
    keptUntilHelp:
      'Zonder keuze wissen we antwoorden over gezondheid na het seizoen, en andere twee jaar na de laatste les.',
    kept: {
      activity: 'Na de cursus of activiteit',
      season: 'Na het seizoen, op 31 augustus',
      year: 'Na een jaar',
    },
    profile: {
      preset: (question: string) => `${question} uit het profiel`,
      words: 'vooraf ingevuld account naam mail telefoon',
      questions: { fname: 'Voornaam', lname: 'Naam', mail: 'E-mailadres', phone: 'Telefoonnummer' },
    },
  },
} as const;
