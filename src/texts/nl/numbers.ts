const ages = {
  later: 'Nog niet vervallen',
  'to-30': 'Tot en met 30 dagen',
  'to-60': '31 tot en met 60 dagen',
  'to-90': '61 tot en met 90 dagen',
  older: 'Meer dan 90 dagen',
} as const;

const shortAges = {
  later: 'Later',
  'to-30': '≤ 30',
  'to-60': '31–60',
  'to-90': '61–90',
  older: '> 90',
} as const;

const registrations = (count: number) => (count === 1 ? '1 inschrijving' : `${count} inschrijvingen`);

/** The part of the screen for managers with the club in numbers. */
export const numbersTexts = {
  title: 'Cijfers',
  lead: 'Hoe staat je club ervoor? De cijfers zijn van nu en noemen niemand bij naam.',
  loading: 'De cijfers worden geladen',
  table: 'Toon als tabel',
  all: (count: number) => `Toon alle ${count} cursussen`,
  percent: (share: number) => `${share} %`,
  course: 'Cursus',
  places: {
    title: 'Plaatsen per cursus',
    lead: 'De volste eerst. Plaatsen in een winkelmandje tellen mee.',
    none: 'Er zijn nog geen cursussen.',
    taken: 'Ingenomen',
    capacity: 'Plaatsen',
    share: 'Bezet',
    unlimited: 'Onbeperkt',
  },
  trend: {
    title: 'Inschrijvingen per week',
    none: 'Er zijn nog geen inschrijvingen, dit seizoen en vorig seizoen.',
    summary: (season: string, now: number, before: number) =>
      `Seizoen ${season}: ${registrations(now)} tot nu. Vorig seizoen ${before === 1 ? 'was het er' : 'waren het er'} op dit moment ${before}.`,
    week: 'Week van',
    to: 'Nog te komen',
  },
  open: {
    title: 'Openstaand geld',
    none: 'Er staat geen geld open.',
    summary: (open: string, overdue: string) => `Nog te ontvangen: ${open}. Daarvan is ${overdue} vervallen.`,
    axis: 'Dagen na de vervaldag',
    age: 'Na de vervaldag',
    amount: 'Bedrag',
    invoices: 'Kostennota’s',
    ages,
    shortAges,
    other: 'Andere',
  },
  attendance: {
    title: 'Aanwezigheid',
    lead: 'In de lessen van dit seizoen waarvoor de aanwezigheid genoteerd is. De laagste eerst.',
    none: 'Er is dit seizoen nog geen aanwezigheid genoteerd.',
    summary: (share: number) => `Alle cursussen samen: ${share} % aanwezig.`,
    present: 'Aanwezig',
    noted: 'Genoteerd',
    share: 'Deel',
  },
} as const;
