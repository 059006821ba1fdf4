const courses = (titles: readonly string[]) => {
  const quoted = titles.map((title) => `“${title}”`);
  if (quoted.length < 4)
    return quoted.length < 2 ? quoted.join('') : `${quoted.slice(0, -1).join(', ')} en ${quoted.at(-1)}`;
  return `${quoted.slice(0, 2).join(', ')} en nog ${quoted.length - 2}`;
};

/** A sentence about one course or about several: the first that is named comes first. */
const about = (one: string, many: string) => (titles: readonly string[]) =>
  `${courses(titles)} ${titles.length === 1 ? one : many}`;

/** The guide with which a club sets itself up, and what is missing before its first sale. */
export const offerGuideTexts = {
  missing: {
    nothingToSell: 'Nog niets te koop: maak je eerste cursus, activiteit of evenement.',
    noLessons: about(
      'heeft nog geen lessen en staat daarom niet op je pagina.',
      'hebben nog geen lessen en staan daarom niet op je pagina.',
    ),
    noTariff: about(
      'heeft nog geen prijs: niemand kan zich inschrijven.',
      'hebben nog geen prijs: niemand kan zich inschrijven.',
    ),
    opensTooLate: about(
      'gaat pas open na de laatste les: niemand kan zich inschrijven.',
      'gaan pas open na de laatste les: niemand kan zich inschrijven.',
    ),
    noCapacity: about(
      'heeft geen maximum: iedereen kan zich inschrijven.',
      'hebben geen maximum: iedereen kan zich inschrijven.',
    ),
    noHall: about(
      'heeft nog geen zaal of staanplaatsen: elke bezoeker koopt een ticket op naam, één per persoon.',
      'hebben nog geen zaal of staanplaatsen: elke bezoeker koopt een ticket op naam, één per persoon.',
    ),
    free: about('is gratis. Klopt dat?', 'zijn gratis. Klopt dat?'),
    opensAtOnce: about('gaat open zodra je publiceert.', 'gaan open zodra je publiceert.'),
    noCertificate: about(
      'geeft ouders geen fiscaal attest. Klopt dat?',
      'geven ouders geen fiscaal attest. Klopt dat?',
    ),
    legal:
      'Nog geen wettelijke gegevens: op kostennota’s en in mails moet de rechtspersoon van je club staan.',
    halfVat:
      'Vul de btw op lessen en de btw op producten allebei in: met één van de twee kan je niet publiceren.',
    vat: 'Je kostennota’s zeggen nog niets over btw: vul een percentage in of waarom je er geen aanrekent.',
    iban: 'Nog geen IBAN: ouders kunnen niet overschrijven.',
    conditions: 'Nog geen voorwaarden: ouders gaan bij het inschrijven nergens mee akkoord.',
    mail: 'Nog geen e-mailadres: ouders kunnen je niet mailen of antwoorden op een mail van je club.',
    uitpas: 'Je aanvaardt UiTPAS, maar bij geen tarief staat een prijs met UiTPAS.',
    certification: about(
      'belooft een fiscaal attest, maar de gegevens voor attesten ontbreken: je kan er geen maken.',
      'beloven een fiscaal attest, maar de gegevens voor attesten ontbreken: je kan er geen maken.',
    ),
    seat: 'Op een fiscaal attest moet het adres van je zetel zo staan: Kerkstraat 1, 9000 Gent.',
  },
  before: {
    title: 'Wat ontbreekt nog voor je eerste verkoop',
    summary: (count: number) =>
      count === 1 ? 'Er ontbreekt nog 1 ding' : `Er ontbreken nog ${count} dingen`,
  },
  guide: {
    part: 'Aan de slag',
    title: 'Zet je club klaar',
    lead: 'Vijf stappen, in de volgorde die jij wil. Je kan elke stap overslaan en later terugkomen.',
    steps: 'Stappen',
    stand: (done: number, of: number) => `${done} van ${of} in orde`,
    done: 'In orde',
    missing: 'Ontbreekt nog',
    skip: 'Sla over',
    next: 'Volgende stap',
    onward: 'Ga naar de volgende stap',
    toOffer: 'Naar je aanbod',
    names: {
      uiterlijk: 'Je club voorstellen',
      wettelijk: 'Wettelijke gegevens',
      aanbod: 'Je eerste cursus',
      vragen: 'Vragen bij het inschrijven',
      betalen: 'Betalen',
    },
    leads: {
      uiterlijk: 'Zo herkennen ouders je club: de naam, een paar zinnen, je kleur en je logo.',
      wettelijk: 'Dit staat op je kostennota’s, in je mails en onderaan je pagina.',
      aanbod: 'Een wekelijkse cursus, een kamp of een evenement met tickets. Je kan ze daarna kopiëren.',
      vragen:
        'Naam, geboortedatum en adres kennen we al. Vraag alleen wat je zelf nog nodig hebt, zoals allergieën of wie je kind ophaalt.',
      betalen: 'Hoe ouders betalen en wat er gebeurt als iemand stopt.',
    },
    open: {
      uiterlijk: 'Stel je club voor',
      wettelijk: 'Vul de gegevens in',
      aanbod: 'Maak een cursus',
      vragen: 'Bouw je vragen',
      betalen: 'Regel het betalen',
    },
    has: {
      name: (title: string, city: string) => `${title} in ${city}`,
      description: 'Een tekst over je club',
      contact: (contact: string) => `Contact: ${contact}`,
      logo: 'Een logo',
      legal: (name: string) => name,
      vat: 'Btw op je kostennota’s',
      conditions: 'Je voorwaarden',
      offer: (count: number) =>
        count === 1 ? '1 cursus, activiteit of evenement' : `${count} cursussen, activiteiten en evenementen`,
      published: 'Ouders zien je aanbod',
      questions: (count: number) => (count === 1 ? '1 vraag' : `${count} vragen`),
      iban: (iban: string) => `Overschrijven naar ${iban}`,
      paidLater: 'Ouders betalen later, met een kostennota',
      paidAtOnce: 'Ouders betalen meteen of schrijven over',
      cancel: (days: number) =>
        days === 1
          ? 'Stoppen kan tot 1 dag voor de eerste les'
          : `Stoppen kan tot ${days} dagen voor de eerste les`,
    },
    lacks: {
      description: 'Nog geen tekst: vertel in een paar zinnen wat je doet en voor wie.',
      logo: 'Nog geen logo.',
      offer: 'Nog geen cursus, activiteit of evenement.',
      concept: 'Je aanbod is nog een concept: ouders zien het pas als je publiceert.',
      questions:
        'Nog geen eigen vragen voor alle inschrijvingen. Heb je er geen nodig? Sla deze stap dan over.',
      cancel: 'Je koos nog niet tot wanneer iemand mag stoppen. Ouders vragen het dan aan jou.',
    },
  },
} as const;
