/** The part of the screen for managers with the certificates of the club. */
export const clubCertificatesTexts = {
  title: 'Attesten',
  lead: 'Geef de fiscale attesten (281.86) en de attesten voor het ziekenfonds uit. Gezinnen vinden ze daarna zelf in Clubpoort.',
  loading: 'De attesten worden geladen',
  year: 'Jaar van betaling',
  kinds: {
    childcare: 'Fiscaal attest kinderopvang',
    health: 'Attest voor het ziekenfonds',
    participation: 'Attest van deelname',
  } as Readonly<Record<string, string>>,
  otherKind: 'Attest',
  days: (count: number) => (count === 1 ? '1 dag' : `${count} dagen`),
  sessions: (count: number) => (count === 1 ? '1 les' : `${count} lessen`),
  period: (first: string, last: string) => (first === last ? first : `${first} tot en met ${last}`),
  paidBy: (name: string) => `Betaald door ${name}`,
  running: (year: number) =>
    `${year} is nog niet om. Wat een gezin later nog betaalt, komt op een volgend attest.`,
  look: 'Bekijk',
  gap: {
    title: 'Je club kan nog geen attesten uitgeven',
    certification:
      'Er ontbreekt wie je club erkende en wie de attesten ondertekent. Een beheerder vult dat aan bij het aanbod, onder Attesten.',
    legal: 'De rechtspersoon van je club ontbreekt. Een beheerder vult die aan bij het aanbod.',
    'legal.seat':
      'De zetel van je club moet een volledig adres zijn, zoals “Kerkstraat 1, 9000 Gent”. Een beheerder past dat aan bij het aanbod.',
    link: 'Vul de gegevens van de club aan',
  },
  due: {
    title: 'Klaar om uit te geven',
    none: 'Er zijn geen attesten om uit te geven',
    noneHint: 'Een attest staat hier zodra de activiteit voorbij en betaald is, en alles ingevuld is.',
    count: (count: number, amount: string) =>
      count === 1 ? `1 attest, samen ${amount}` : `${count} attesten, samen ${amount}`,
    all: (count: number) => (count === 1 ? 'Geef het attest uit' : `Geef de ${count} attesten uit`),
    one: 'Geef uit',
    ofName: (name: string, activity: string) => ` voor ${name}, ${activity}`,
    ask: (count: number) => (count === 1 ? 'Geef je dit attest uit?' : `Geef je deze ${count} attesten uit?`),
    what: (count: number) =>
      count === 1
        ? 'Het krijgt een nummer en staat daarna klaar voor het gezin. Verbeteren kan later, wissen niet.'
        : 'Ze krijgen een nummer en staan daarna klaar voor de gezinnen. Verbeteren kan later, wissen niet.',
    mail: 'Mail de gezinnen dat hun attest klaarstaat',
    save: 'Geef uit',
    keep: 'Nog niet',
    done: (issued: number, mails: number) =>
      [
        issued === 0
          ? 'Er was niets meer uit te geven.'
          : issued === 1
            ? '1 attest is uitgegeven.'
            : `${issued} attesten zijn uitgegeven.`,
        ...(mails === 0 ? [] : [mails === 1 ? '1 mail is onderweg.' : `${mails} mails zijn onderweg.`]),
      ].join(' '),
  },
  unreachable: (names: string) => `Geen e-mailadres: ${names}.`,
  missing: {
    title: 'Er ontbreekt nog iets',
    reasons: {
      'not-over': 'De activiteit is nog niet voorbij.',
      'attendance-missing': 'Van een dag is nog niet genoteerd wie er was. De lesgever kan dat nog doen.',
      'not-attended': 'Was er geen enkele dag.',
      'too-old': 'Was op elke dag 14 jaar of ouder.',
      'birthdate-missing': 'De geboortedatum ontbreekt.',
      unpaid: 'Nog niet helemaal betaald.',
      free: 'Er is niets voor betaald.',
      'several-years': 'In twee jaren betaald. Verdeel het bedrag zelf.',
      credited: 'Een creditnota zegt niet waarvoor ze is.',
      'few-sessions': 'Minder dan tien lessen.',
      'child-number': 'Het rijksregisternummer van het kind ontbreekt.',
      'child-number-wrong': 'Het rijksregisternummer van het kind klopt niet.',
      'debtor-number': 'Het rijksregisternummer van wie betaalde ontbreekt.',
      'debtor-number-wrong': 'Het rijksregisternummer van wie betaalde klopt niet.',
      'debtor-address': 'Het adres van wie betaalde ontbreekt.',
    } as Readonly<Record<string, string>>,
    other: 'Er ontbreekt nog iets.',
    count: (count: number) => (count === 1 ? '1 inschrijving' : `${count} inschrijvingen`),
    askAll: 'Vraag de gegevens per mail',
    askOne: 'Vraag het per mail',
    ofName: (name: string) => ` aan het gezin van ${name}`,
    asked: (mails: number) => (mails === 1 ? '1 mail is onderweg.' : `${mails} mails zijn onderweg.`),
    teachers: 'Kies de lesgever',
    ofActivity: (activity: string) => ` van ${activity}`,
    until21: 'Tel mee tot 21 jaar',
    until21Of: (name: string) => ` voor ${name}`,
    until21Title: (name: string) => `Heeft ${name} een zware handicap?`,
    until21Text:
      'Dan tellen de dagen mee tot de 21ste verjaardag. Geef dit alleen aan als het gezin het je bevestigde. We bewaren het niet.',
    until21Save: 'Ja, geef het attest uit',
    until21Keep: 'Nee',
  },
  uncertified: {
    title: 'Zonder fiscaal attest',
    lead: 'Volgens je aanbod geven deze activiteiten geen fiscaal attest. Klopt dat niet? Zet het attest dan aan: de kinderen komen daarna hier in de lijst.',
    children: (count: number) => (count === 1 ? '1 kind onder 14 jaar' : `${count} kinderen onder 14 jaar`),
    link: 'Zet het attest aan',
    ofActivity: (title: string) => ` voor ${title}`,
  },
  issued: {
    title: 'Uitgegeven',
    none: (year: number) => `Er zijn nog geen attesten van ${year} uitgegeven.`,
    count: (count: number) => (count === 1 ? '1 attest' : `${count} attesten`),
    search: 'Zoek op naam of nummer',
    notFound: 'We vinden geen attest met die naam of dat nummer.',
    mailNew: (count: number) =>
      count === 1
        ? 'Mail over het attest dat nog niet gemaild is'
        : `Mail over ${count} attesten die nog niet gemaild zijn`,
    mail: 'Mail het gezin',
    again: 'Mail opnieuw',
    ofNumber: (name: string, number: string) => ` van ${name}, ${number}`,
    mailed: (day: string) => `Gemaild op ${day}`,
    notMailed: 'Nog niet gemaild',
    downloaded: 'Gedownload door het gezin',
    replaces: (number: string) => `Vervangt ${number}`,
    replacedBy: (number: string) => `Vervangen door ${number}`,
    withdrawn: (day: string) => `Ingetrokken op ${day}`,
    faults: {
      cancelled: 'Klopt niet meer: de inschrijving is geannuleerd',
      stopped: 'Klopt niet meer: de cursus is vroeger gestopt',
      credited: 'Klopt niet meer: er is een bedrag van de prijs af',
    } as Readonly<Record<string, string>>,
    otherFault: 'Klopt niet meer',
    incomplete: 'Onvolledig, het gezin kan het niet downloaden',
    belcotax: 'Download voor de belastingdienst',
    belcotaxFile: (club: string, year: number) => `belcotax-${club}-${year}.xml`,
    belcotaxHint: (count: number) =>
      `${count === 1 ? 'Het bestand heeft 1 fiscaal attest' : `Het bestand heeft ${count} fiscale attesten`}. Laad het voor 1 maart op bij Belcotax-on-web en wis het daarna: er staan rijksregisternummers in.`,
    refused: 'De belastingdienst zou deze attesten weigeren',
    refusedField: (number: string, field: string) =>
      `${number}: veld ${field} klopt niet. Verbeter het adres of de naam, en daarna het attest.`,
  },
  correct: {
    button: 'Verbeter',
    title: (number: string) => `Vervang je ${number}?`,
    loading: 'We rekenen het attest opnieuw uit',
    text: 'We maken het attest opnieuw met de gegevens van nu. Het krijgt een nieuw nummer en het oude geldt niet meer.',
    sent: 'Stuurde je het bestand al naar de belastingdienst? Verbeter het attest dan ook op Belcotax-on-web.',
    before: 'Nu',
    after: 'Wordt',
    same: 'De naam, de dagen en het bedrag blijven gelijk. Een adres of nummer kan wel anders zijn.',
    facts: {
      name: 'Naam',
      debtor: 'Betaald door',
      activity: 'Activiteit',
      days: 'Dagen',
      period: 'Periode',
      paid: 'Bedrag',
    },
    not: 'Dit attest kan je nu niet vervangen',
    gone: 'De inschrijving van dit attest geeft geen attest meer. Trek het attest in.',
    mail: 'Mail het gezin dat er een nieuw attest is',
    save: 'Vervang het attest',
    keep: 'Behoud het attest',
    done: (number: string) => `${number} staat klaar voor het gezin.`,
  },
  withdraw: {
    button: 'Trek in',
    title: (number: string, name: string) => `Trek je ${number} van ${name} in?`,
    text: 'Het attest geldt dan niet meer en het gezin kan het niet meer downloaden. Het nummer blijft in de lijst.',
    sent: 'Stuurde je het bestand al naar de belastingdienst? Schrap het attest dan ook op Belcotax-on-web.',
    mail: 'Mail het gezin dat het attest niet meer geldt',
    save: 'Trek het attest in',
    done: (number: string) => `${number} is ingetrokken.`,
  },
} as const;
