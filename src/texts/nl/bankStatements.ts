/** The screen on which a treasurer reads a file of the bank and books what came in. */
export const bankStatementsTexts = {
  title: 'Bankbestanden',
  lead: 'Download bij je bank een CODA-bestand of een CSV. Hier zie je welke kostennota’s betaald zijn.',
  back: 'Terug naar Betalingen',
  file: 'Bestand van je bank',
  choose: 'Kies een bestand',
  accepted:
    'CODA of CSV van KBC, BNP Paribas Fortis, ING of Belfius, hoogstens 8 MB. Wat van je rekening ging, bewaren we niet.',
  failed: 'Mislukt',
  read: (added: number, known: number) =>
    [
      added === 0
        ? 'Geen nieuwe overschrijvingen.'
        : added === 1
          ? '1 nieuwe overschrijving.'
          : `${added} nieuwe overschrijvingen.`,
      known === 0 ? '' : known === 1 ? '1 kenden we al.' : `${known} kenden we al.`,
    ]
      .filter((sentence) => sentence !== '')
      .join(' '),
  other: {
    title: 'Dit is een andere rekening',
    text: (account: string) =>
      `Het bestand is van rekening ${account}. Op je kostennota’s staat een andere rekening. We hebben nog niets bewaard.`,
    keep: 'Lees dit bestand niet',
    read: 'Lees het bestand toch',
  },
  loading: 'De overschrijvingen worden geladen',
  lists: 'Overschrijvingen volgens zekerheid',
  list: {
    sure: 'Zeker',
    check: 'Na te kijken',
    proposal: 'Voorstel',
    unknown: 'Onbekend',
    aside: 'Opzij gezet',
  },
  explained: {
    sure: 'De mededeling en het bedrag kloppen.',
    check:
      'De mededeling klopt, maar het bedrag is anders, er is niets meer te betalen, of er werd pas later besteld.',
    proposal: 'Zonder geldige mededeling. De naam past bij een kostennota: kijk na of dat klopt.',
    unknown: 'We vinden geen kostennota. Kies er zelf een, of zet de overschrijving opzij.',
    aside: 'Deze overschrijvingen betalen geen kostennota, zoals een subsidie.',
  },
  none: {
    sure: 'Er is niets te boeken',
    check: 'Er is niets na te kijken',
    proposal: 'Er zijn geen voorstellen',
    unknown: 'Elke overschrijving heeft een kostennota',
    aside: 'Er staat niets opzij',
  },
  noneHint: 'Lees een bestand van je bank om verder te gaan.',
  bookAll: (count: number, amount: string) =>
    count === 1 ? `Boek 1 overschrijving · ${amount}` : `Boek ${count} overschrijvingen · ${amount}`,
  booking: (left: number) => `Bezig met boeken: nog ${left}…`,
  bookedAll: (count: number) =>
    count === 1 ? '1 overschrijving is geboekt.' : `${count} overschrijvingen zijn geboekt.`,
  bookedBefore: 'Alles was al geboekt.',
  notAll: (left: number) =>
    left === 1
      ? 'Bij 1 overschrijving veranderde er intussen iets. Kijk die na.'
      : `Bij ${left} overschrijvingen veranderde er intussen iets. Kijk die na.`,
  from: (payer: string, day: string) => (payer === '' ? day : `${payer} · ${day}`),
  noPayer: 'Onbekende afzender',
  message: (text: string) => `Mededeling: ${text}`,
  matches: {
    sure: 'Klopt',
    noted: 'Al genoteerd: we koppelen die',
    early: 'Van voor de bestelling',
    part: 'Een deel',
    over: 'Te veel',
    paid: 'Niets meer te betalen',
    proposal: 'Voorstel',
    unknown: 'Geen kostennota',
    aside: 'Opzij gezet',
  },
  invoice: (number: string, name: string, payer: string) =>
    name === payer || payer === '' ? `${number} · ${name}` : `${number} · ${name}, besteld door ${payer}`,
  openAmount: (amount: string) => `Nog te betalen: ${amount}`,
  early: 'De bestelling is van een latere dag. Kies een andere kostennota, of zet de overschrijving opzij.',
  surplus: (amount: string) => `${amount} blijft als tegoed.`,
  book: 'Boek',
  bookOn: (number: string, amount: string) => ` ${amount} op ${number}`,
  booked: (amount: string, number: string) => `${amount} is geboekt op ${number}.`,
  pick: 'Kies een kostennota',
  pickFor: (amount: string, payer: string) => ` voor ${amount} van ${payer}`,
  setAside: 'Zet opzij',
  asideDone: 'De overschrijving staat opzij.',
  takeBack: 'Zet terug',
  backDone: 'De overschrijving staat weer in de lijst.',
  about: (amount: string, payer: string) => `: ${amount} van ${payer}`,
  dialog: {
    title: (amount: string) => `Waarvoor is deze ${amount}?`,
    search: 'Zoek op naam, nummer of mededeling',
    none: 'We vinden geen kostennota die nog te betalen is.',
    close: 'Sluiten',
  },
} as const;
