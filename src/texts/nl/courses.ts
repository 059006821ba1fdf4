interface Overlap {
  readonly title: string;
  readonly name: string;
  readonly count: number;
  /** The first of them, as `02/12/2026`. */
  readonly day: string;
}

/** First names of members as a list, and how many they are. */
interface Names {
  readonly names: string;
  readonly count: number;
}

export const coursesTexts = {
  title: { course: 'Cursussen', activity: 'Activiteiten', ticket: 'Ticketverkoop' },
  searchIn: { course: 'Zoek een cursus', activity: 'Zoek een activiteit', ticket: 'Zoek een evenement' },
  filters: (count: number) => (count === 0 ? 'Filters' : `Filters (${count})`),
  taxonomies: 'Soort',
  levels: 'Niveau',
  days: 'Dag',
  age: 'Leeftijd',
  anyAge: 'Alle leeftijden',
  years: (age: number) => `${age} jaar`,
  fits: 'Voor wie zoek je?',
  fitsMember: (name: string) => `Past bij ${name}`,
  hasPlace: 'Nog plaats',
  clearFilters: 'Wis filters',
  display: 'Weergave',
  grid: 'Tegels',
  list: 'Lijst',
  toResults: 'Naar de resultaten',
  results: (count: number) => (count === 1 ? '1 resultaat' : `${count} resultaten`),
  showResults: (count: number) => (count === 1 ? 'Toon 1 resultaat' : `Toon ${count} resultaten`),
  noResults: 'Geen resultaten',
  /** Appended to a number of results. */
  resultsFit: (count: number, name: string) =>
    count === 1 ? `1 resultaat past bij ${name}` : `${count} resultaten passen bij ${name}`,
  guessed: (results: string, text: string) => `Niets voor “${text}”. Dit lijkt erop: ${results}.`,
  nothingFits: (name: string) => `Hier past niets bij ${name}`,
  nothingFor: (text: string) => `We vonden niets voor “${text}”. Kijk na of het juist is of wis de filters.`,
  hidden: (count: number) =>
    count === 1 ? 'De filters verbergen 1 resultaat.' : `De filters verbergen ${count} resultaten.`,
  shown: (shown: number, count: number) => `Je ziet ${shown} van de ${count} resultaten.`,
  shownFrom: (first: number, shown: number, count: number) =>
    shown === 1
      ? `Je ziet resultaat ${first} van de ${count}.`
      : `Je ziet resultaten ${first} tot en met ${first + shown - 1} van de ${count}.`,
  more: 'Toon meer resultaten',
  earlier: 'Toon de vorige resultaten',
  nothingOffered: {
    course: 'Er zijn nu geen cursussen',
    activity: 'Er zijn nu geen activiteiten',
    ticket: 'Er zijn nu geen tickets te koop',
  },
  nothingOfferedHint: 'Kom later nog eens kijken of neem contact op met de club.',
  toClub: 'Naar de clubpagina',
  loading: 'De lijst wordt geladen',
  loadingCourse: 'De pagina wordt geladen',

  lessons: 'Lessen',
  noLesson: 'Geen les',
  fromAge: (min: number) => `Vanaf ${min} jaar`,
  toAge: (max: number) => `Tot en met ${max} jaar`,
  ages: (min: number, max: number) => `${min} tot en met ${max} jaar`,
  oneAge: (age: number) => `${age} jaar`,
  bornFrom: (from: number) => `Geboren vanaf ${from}`,
  bornTo: (to: number) => `Geboren tot en met ${to}`,
  born: (from: number, to: number) => `Geboren van ${from} tot en met ${to}`,
  bornIn: (year: number) => `Geboren in ${year}`,
  free: 'Gratis',
  priceFrom: (price: string) => `vanaf ${price}`,

  waitingList: 'Wachtlijst',
  full: 'Volzet',
  fullWithWaitingList: 'Volzet, wachtlijst',
  placesLeft: (count: number) => (count === 1 ? 'Nog 1 plaats' : `Nog ${count} plaatsen`),
  closed: 'Nu gesloten',
  opening: {
    moment: (day: string, time: string) => `${day} om ${time}`,
    all: (moment: string) => `Inschrijvingen open op ${moment}.`,
    some: (titles: string, moment: string) => `${titles}: inschrijvingen open op ${moment}.`,
    from: (moment: string) => `Opent ${moment}`,
    first: (names: string) => `Leden eerst: nu al open voor ${names}`,
    /** @param may - `now` or `nowFor` */
    firstUntil: (moment: string, may: string) => `Leden eerst tot ${moment}: ${may}`,
    now: 'inschrijven kan nu al.',
    nowFor: ({ names, count }: Names) => `${names} ${count === 1 ? 'kan' : 'kunnen'} nu al inschrijven.`,
    firstLater: ({ names, count }: Names, first: string, all: string) =>
      `Leden eerst: ${names} ${count === 1 ? 'kan' : 'kunnen'} inschrijven vanaf ${first}. Alle anderen kunnen dat vanaf ${all}.`,
    stays: 'Deze pagina opent dan vanzelf. Herladen hoeft niet.',
    /** For a visitor, while some may register already. */
    logIn: 'Gaat jouw gezin voor? Dan kan je nu al inschrijven.',
    toLogin: 'Meld je aan en schrijf in',
    calendar: 'Zet in je agenda',
    file: (course: string) => `inschrijven-${course}.ics`,
    isOpen: 'De inschrijvingen zijn open.',
    isFull: 'De inschrijvingen zijn open, maar alles is volzet.',
  },
  registered: 'Al ingeschreven',
  queued: 'Al op de wachtlijst',
  /** In a list of courses, with the first names of the members. */
  takesPart: {
    registered: (names: string) => `Al ingeschreven: ${names}`,
    trial: (names: string) => `Proefles: ${names}`,
    queued: (names: string) => `Op de wachtlijst: ${names}`,
  },

  facts: 'Praktisch',
  when: 'Wanneer',
  period: 'Periode',
  where: 'Waar',
  route: 'Toon de weg',
  routeTo: (place: string) => `Toon de weg naar ${place} (opent in een nieuw venster)`,
  forWhom: 'Leeftijd',
  level: 'Niveau',
  teachers: 'Lesgever',
  /** The replacement of the teacher for one lesson. */
  taughtBy: (names: string) => `les van ${names}`,
  bring: 'Meebrengen',
  dates: 'Data',
  laterDates: (count: number) => `Toon nog ${count} data`,
  tariffs: 'Kies een tarief',
  tariffsOne: 'Tarief',
  noTariffs: 'Hiervoor kan je niet online inschrijven. Neem contact op met de club.',
  insteadOf: 'in plaats van',
  trial: 'Proefles',
  who: 'Voor wie?',
  whoVisitor: 'Heb je al een account? Dan kies je je gezinslid zodra je aangemeld bent.',
  rightAge: 'Past',
  addChild: 'Voeg een kind toe',
  closeChild: 'Toch geen kind toevoegen',
  birthdate: 'Geboortedatum',
  birthdateHint: 'Dag, maand en jaar: 14/03/2022',
  childFits: (name: string, age: number) => `${name} is ${age} jaar: dat past`,
  childIs: (name: string, age: number) => `${name} is ${age} jaar.`,
  childRefused: (name: string, age: number, reason: string) =>
    `${name} is ${age} jaar. Dat past hier niet: ${reason.toLowerCase()}.`,
  childFirst: 'Vul je kind in',
  fillInChild: 'Vul eerst de gegevens van je kind in.',
  childFailed: 'We konden je kind niet toevoegen',
  childNotLoaded:
    'We konden de velden voor een kind niet laden. Kijk je verbinding na en probeer het opnieuw.',
  lessonsLeft: ({ left, all }: { readonly left: number; readonly all: number }) =>
    left === 1
      ? `Je betaalt alleen de laatste van ${all} lessen`
      : `Je betaalt alleen de ${left} van ${all} lessen die nog komen`,
  reductions: {
    title: 'Kortingen',
    /** 2 to 20, as words up to the fifth. */
    ordinal: (rank: number) => ['', 'eerste', 'tweede', 'derde', 'vierde', 'vijfde'][rank] ?? `${rank}e`,
    'next-family-member': (ordinal: string, value: string) =>
      `Vanaf het ${ordinal} gezinslid: ${value} korting.`,
    'next-course': (ordinal: string, value: string) =>
      `Vanaf de ${ordinal} inschrijving van dezelfde persoon: ${value} korting.`,
    percentage: (percentage: number) => `${percentage}\u00a0%`,
    someCourses: (sentence: string) => `${sentence} Dit geldt voor een deel van het aanbod.`,
    cheapest: 'De korting gaat naar de goedkoopste inschrijving.',
  },
  inCart: 'In je winkelmandje',
  register: 'Inschrijven',
  registerFree: 'Gratis inschrijven',
  freeTrial: 'Gratis proefles',
  trialFor: (price: string) => `Proefles · ${price}`,
  chooseWho: 'Kies voor wie',
  registerFor: (price: string) => `Inschrijven · ${price}`,
  queue: 'Zet op de wachtlijst',
  chooseTariff: 'Kies eerst een tarief.',
  chooseMember: 'Kies eerst wie je inschrijft.',
  loginFirst: 'Meld je aan of maak een account aan. Daarna ga je hier verder.',
  /** Where the club sells tickets to people without an account. */
  noAccount: 'Je hebt geen account nodig. We vragen alleen wie je bent.',
  notFound: 'We vinden deze pagina niet',
  notFoundHint: 'Misschien is de cursus of activiteit voorbij, of klopt de link niet meer.',
  allCourses: 'Bekijk het aanbod',

  overlaps: 'Valt samen met een andere les',
  someOverlap: 'Sommige lessen vallen samen. Kijk de data na voor je je inschrijft.',
  overlapsOther: ({ title, name, count, day }: Overlap) =>
    count === 1
      ? `Valt op ${day} samen met ${title} van ${name}.`
      : `Valt ${count} keer samen met ${title} van ${name}, voor het eerst op ${day}.`,

  /** Stands under a price. */
  earlyPrice: (day: string, after: string) => `Tot en met ${day}, daarna ${after}`,
  inParts: (parts: number) => `Je kan in ${parts} keer betalen`,
  /** Parts of a list of payments. */
  payToday: (amount: string) => `vandaag ${amount}`,
  payOn: (day: string, amount: string) => `op ${day} ${amount}`,
  withUitpas: (price: string) => `${price} met UiTPAS aan kansentarief`,
  byPass: (turns: number) =>
    turns === 1
      ? 'Betaal met 1 beurt van je beurtenkaart'
      : `Betaal met ${turns} beurten van je beurtenkaart`,
  instant: 'We reserveren je plaats 15 minuten',
  /** A tariff for the next members of a family. */
  fromFamilyMember: (from: number): string =>
    `Vanaf het ${coursesTexts.reductions.ordinal(from)} gezinslid bij deze club`,
  people: (count: number) => `Voor ${count} personen samen (prijs per persoon)`,
  couple: 'Met z’n tweeën (prijs per persoon)',

  trials: 'Welke proefles?',
  trialsHint: (most = 0) =>
    most === 0 ? 'Kies één of meer lessen.' : most === 1 ? 'Kies één les.' : `Kies hoogstens ${most} lessen.`,
  laterTrials: (count: number) => (count === 1 ? 'Toon nog 1 les' : `Toon nog ${count} lessen`),
  noTrials: 'Er zijn geen proeflessen meer gepland.',
  chooseTrial: 'Kies eerst welke les je wil proberen.',

  services: 'Extra’s',
  servicesHint: 'Niet verplicht.',
  soldOut: 'Niet meer beschikbaar',
  left: (count: number) => (count === 1 ? 'Nog 1' : `Nog ${count}`),
  serviceFor: (title: string, name: string) => `${title} voor ${name}`,

  companions: (count: number) =>
    count === 1 ? 'Wie gaat er mee?' : `Welke ${count} gezinsleden gaan er mee?`,
  chooseCompanions: (count: number) =>
    count === 1 ? 'Kies nog 1 gezinslid dat meegaat.' : `Kies nog ${count} gezinsleden die meegaan.`,
  tooFewCompanions: 'Je hebt niet genoeg gezinsleden die je hiervoor kan inschrijven.',
  addFamilyMember: 'Voeg een gezinslid toe',

  partner: 'Met wie?',
  partnerInvited: 'Ik nodig iemand uit',
  partnerInvitedHint: 'We mailen een uitnodiging. Daarmee schrijft je partner zich zelf in.',
  partnerInviter: (name: string) => `${name} nodigde me uit`,
  invitedBy: (name: string) => `${name} vraagt je om samen mee te doen.`,
  invitedByAs: (name: string, role: string) => `${name} vraagt je om samen mee te doen. Jouw rol: ${role}.`,
  firstName: 'Voornaam',
  lastName: 'Achternaam',
  mail: 'E-mailadres',
  role: 'Jouw rol',
  yourRole: (role: string) => `Jij bent ${role.toLowerCase()}`,
  choosePartner: 'Kies eerst met wie je je inschrijft.',
  chooseRole: 'Kies eerst je rol.',
  fillInPartner: 'Vul eerst in wie je uitnodigt.',

  prices: 'Prijzen',
  chooseSeats: 'Kies je tickets',
  seatsHint: 'Je kiest je tickets, elk met een eigen tarief.',

  /** Quoted exactly from Specification 8, including its errors. */
  removed: 'Cursus verwijderd',
  removedByAge: (course: string, tariff: string) =>
    `Je leeftijd valt buiten de restricties voor ${course} (${tariff}).`,
  removedAsRegistered: (course: string, tariff: string) =>
    `Je ben reeds geregistreerd voor ${course} (${tariff}).`,

  upcoming: 'Binnenkort',
} as const;
