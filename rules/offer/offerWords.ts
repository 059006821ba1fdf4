import { whoIsFirst } from './openingSentences.ts';

/** The Dutch words for what a club file says: on the screen of managers, and in the plan of what a publication changes. */

/** Fields of a club file by their name, or by as much of their path as makes them clear. */
const fields: Readonly<Record<string, string>> = {
  ...{ url: 'adres van de pagina', title: 'naam', city: 'gemeente', description: 'beschrijving' },
  ...{ mail: 'e-mailadres', phone: 'telefoonnummer', place: 'plaats', color: 'kleur', font: 'lettertype' },
  legal: 'wettelijke gegevens',
  'legal.name': 'naam van de rechtspersoon',
  'legal.form': 'rechtsvorm',
  'legal.seat': 'zetel',
  'legal.enterpriseNumber': 'ondernemingsnummer',
  'legal.court': 'rechtbank',
  'legal.vatNote': 'vermelding over btw',
  'legal.email': 'e-mailadres van de rechtspersoon',
  'legal.vat': 'btw',
  'legal.vat.lessons': 'btw op lessen',
  'legal.vat.goods': 'btw op producten',
  certification: 'gegevens voor attesten',
  'certification.place': 'plaats op de attesten',
  'certification.recognition': 'soort erkenning',
  'certification.certifier': 'wie de club erkende',
  'certification.certifier.name': 'naam van wie de club erkende',
  'certification.certifier.enterpriseNumber': 'ondernemingsnummer van wie de club erkende',
  'certification.certifier.street': 'straat van wie de club erkende',
  'certification.certifier.postal': 'postcode van wie de club erkende',
  'certification.certifier.city': 'gemeente van wie de club erkende',
  'certification.signatory': 'wie de attesten ondertekent',
  'certification.signatory.name': 'naam van wie de attesten ondertekent',
  'certification.signatory.capacity': 'functie van wie de attesten ondertekent',
  'certification.sport': 'sporttak',
  'certification.federation': 'federatie',
  'certification.maxima': 'hoogste dagprijzen',
  settings: 'instellingen',
  ...{ licenseType: 'licentie', addons: 'uitbreidingen', webshopTerm: 'naam van de webshop' },
  ...{ isWaitingListDisabled: 'geen wachtlijst', showsAgeRestriction: 'leeftijd tonen' },
  ...{ hidesTimestamp: 'uren verbergen', occupationDisplay: 'vrije plaatsen tonen' },
  occupationDisplayAmount: 'vrije plaatsen tonen vanaf',
  ...{ overviewDisplay: 'overzicht', ageCalculation: 'leeftijd tellen' },
  ...{ isPaidLater: 'later betalen', roundsToFiveCents: 'afronden op 5 cent' },
  ...{ takesUitpas: 'UiTPAS', sellsToGuests: 'tickets zonder account', reductions: 'kortingen' },
  ...{ iban: 'rekeningnummer', transferCodeLine: 'QR-code van een overschrijving' },
  cancelDays: 'zelf stoppen, dagen voor de eerste les',
  ...{ cancelMoney: 'geld bij stoppen', reminderDays: 'dagen van een herinnering' },
  ...{ gtmContainerId: 'Google Tag Manager', embedOrigins: 'websites die de club tonen' },
  ...{ conditions: 'voorwaarden', privacy: 'privacytekst', newsletter: 'nieuwsbrief' },
  'newsletter.label': 'titel van de nieuwsbrief',
  'newsletter.question': 'vraag over de nieuwsbrief',
  'newsletter.help': 'uitleg bij de nieuwsbrief',
  ...{ type: 'soort', bring: 'meebrengen', uitpasEvent: 'evenement van UiTdatabank' },
  'lesson.teachers': 'lesgevers van deze les',
  ...{ teachers: 'lesgevers', teacherAccounts: 'accounts van lesgevers' },
  ...{ ages: 'leeftijd', 'ages.from': 'leeftijd vanaf', 'ages.to': 'leeftijd tot en met' },
  birthYears: 'geboortejaren',
  'birthYears.from': 'geboortejaar vanaf',
  'birthYears.to': 'geboortejaar tot en met',
  ...{ taxonomies: 'categorieën', levels: 'niveaus', allowsTaxCertificate: 'fiscaal attest' },
  revenueAccount: 'opbrengstrekening',
  ...{ allowsSeveralTariffs: 'meerdere tarieven per persoon', passTurns: 'beurten van een kaart' },
  questionsOf: 'dezelfde vragen als',
  ...{
    day: 'dag',
    from: 'begin',
    to: 'einde',
    untilDay: 'laatste dag',
    guestCapacity: 'plaatsen voor één les',
  },
  ...{ price: 'prijs', discountedPrice: 'verminderde prijs', uitpasPrice: 'prijs met UiTPAS' },
  priority: 'leden eerst',
  'priority.for': 'wie eerst mag inschrijven',
  'priority.courses': 'leden eerst, uit deze cursussen',
  'priority.from': 'leden eerst, vanaf',
  instalments: 'betaaldagen',
  'instalments.day': 'betaaldag',
  'instalments.percentage': 'procent op de betaaldag',
  'instalments.amount': 'bedrag op de betaaldag',
  earlyPrice: 'vroegboekprijs',
  'earlyPrice.price': 'vroegboekprijs',
  'earlyPrice.until': 'laatste dag van de vroegboekprijs',
  ...{ capacity: 'plaatsen', opens: 'inschrijven vanaf', blockedMessage: 'geblokkeerd' },
  ...{ usersSimultaneous: 'personen samen', fromFamilyMember: 'vanaf gezinslid' },
  maxTrialLessons: 'hoogstens zoveel proeflessen',
  ...{ isInstant: 'plaats meteen reserveren', deposit: 'voorschot', parts: 'aantal betalingen' },
  ...{ proRata: 'later starten', coupleRoles: 'rollen van een koppel' },
  ...{
    kind: 'soort plaatsen',
    surcharge: 'toeslag',
    row: 'rij',
    y: 'plaats van de rij',
    x: 'plaats in de rij',
  },
  ...{ number: 'nummer', isWheelchair: 'rolstoelplaats', seats: 'zitplaatsen' },
  ...{ category: 'categorie', isAddressRequired: 'adres nodig', maxPerOrder: 'hoogstens per bestelling' },
  ...{ offeredWith: 'aangeboden bij', stock: 'voorraad', allowsBackorder: 'bestellen zonder voorraad' },
  ...{ label: 'naam', credit: 'beurten', validMonths: 'maanden geldig', code: 'code' },
  ...{ percentage: 'procent korting', amount: 'korting', course: 'cursus', maxUses: 'hoogstens gebruikt' },
  ...{ isCombinable: 'te combineren', validFrom: 'geldig vanaf', validUntil: 'geldig tot en met' },
  'club.title': 'naam van de club',
  ...{
    image: 'foto',
    'image.file': 'foto',
    alt: 'beschrijving van de foto',
    logo: 'logo',
    'logo.file': 'logo',
  },
  'image.alt': 'beschrijving van de foto',
  teacherPictures: 'foto’s van lesgevers',
  'club.place': 'adres',
  ...{
    tariffs: 'tarieven',
    services: 'extra’s',
    'services.title': 'extra',
    isChildcare: 'telt mee op het fiscaal attest',
    variants: 'varianten',
  },
  'certification.maxima.year': 'jaar',
  'certification.maxima.amount': 'hoogste prijs van een dag',
  ...{
    'reductions.for': 'voor wie',
    'reductions.from': 'vanaf de hoeveelste',
    'reductions.courses': 'cursussen',
  },
  ...{ 'offeredWith.tariff': 'tarief', 'vouchers.amount': 'korting' },
  ...{ film: 'film', captions: 'ondertiteling', poster: 'stilstaand beeld', address: 'adres van de film' },
  ...{ cardText: 'tekst op de lidkaart', website: 'website', seasonEnds: 'einde van een seizoen' },
};

/** Words for one item of a list, by the field of the list. */
const items: Readonly<Record<string, string>> = {
  ...{ tariffs: 'tarief', services: 'extra', variants: 'variant', reductions: 'korting' },
  ...{ teachers: 'lesgever', teacherAccounts: 'e-mailadres', levels: 'niveau', taxonomies: 'categorie' },
  ...{ conditions: 'alinea', privacy: 'alinea', reminderDays: 'dag', embedOrigins: 'website' },
  ...{ instalments: 'betaaldag', coupleRoles: 'rol', maxima: 'jaar', offeredWith: 'tarief' },
};

/** Words of choices, by the field that has them. */
const choices: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  font: { plain: 'gewoon', classic: 'klassiek', round: 'rond' },
  occupationDisplay: { hidden: 'nooit', amount: 'als er weinig over zijn', always: 'altijd' },
  overviewDisplay: { grid: 'tegels', list: 'lijst' },
  ageCalculation: { calculateAgeOnStartActivity: 'op de eerste dag', today: 'vandaag' },
  cancelMoney: { refund: 'terugbetalen', credit: 'tegoed', none: 'niet terugbetalen' },
  transferCodeLine: { free: 'vrije mededeling', structured: 'gestructureerde mededeling' },
  type: {
    course: 'cursus',
    activity: 'activiteit',
    ticket: 'tickets',
    regular: 'gewoon',
    trial: 'proefles',
  },
  'priority.for': whoIsFirst,
  for: { 'next-family-member': 'volgend gezinslid', 'next-course': 'volgende cursus' },
  lessons: { 0: 'vrijgesteld (0 %)', 6: '6 %', 12: '12 %', 21: '21 %' },
  goods: { 0: 'vrijgesteld (0 %)', 6: '6 %', 12: '12 %', 21: '21 %' },
  recognition: {
    0: 'geen erkenning nodig',
    1: 'Opgroeien',
    2: 'de gemeente, de gemeenschap of het gewest',
    3: 'een overheid elders in de EER',
    4: 'een school of haar inrichtende macht',
  },
  kind: { seated: 'zitplaatsen', standing: 'staanplaatsen' },
  proRata: { lessons: 'per les die overblijft' },
  seasonEnds: { june: '30 juni', august: '31 augustus', december: '31 december' },
};

/** Fields in euros. */
const amounts: ReadonlySet<string> = new Set([
  ...['price', 'discountedPrice', 'uitpasPrice', 'deposit', 'surcharge', 'amount'],
]);

/** Whether the value of a field is in euros. */
export function isAmount(path: string): boolean {
  return amounts.has(path.split('.').at(-1) ?? '');
}

/**
 * Names a field of a club file, by its path without positions: `courses.tariffs.price`. The longest end of the path that has a word counts.
 * `undefined` where there is none.
 */
export function fieldWord(path: string): string | undefined {
  const found = endsOf(path).find((end) => Object.hasOwn(fields, end));
  return found === undefined ? undefined : fields[found];
}

/** Names one item of a list, by the path of the list. `undefined` where there is no word. */
export function itemWord(path: string): string | undefined {
  const name = path.split('.').at(-1) ?? '';
  return Object.hasOwn(items, name) ? items[name] : undefined;
}

/** The word of one choice of a field. `undefined` for a value that is no choice, such as a name that somebody typed. */
export function choiceWord(path: string, value: string): string | undefined {
  const field = endsOf(path).find((end) => Object.hasOwn(choices, end));
  const words = field === undefined ? undefined : choices[field];
  return words && Object.hasOwn(words, value) ? words[value] : undefined;
}

function endsOf(path: string): readonly string[] {
  const names = path.split('.');
  return names.map((_, index) => names.slice(index).join('.'));
}
