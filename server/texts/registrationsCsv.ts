/** Words in the spreadsheets of a club: its registrations, and the forms that were sent in. */
export const registrationsCsvTexts = {
  /** Column titles, in order. */
  columns: {
    fname: 'Voornaam',
    lname: 'Achternaam',
    birthdate: 'Geboortedatum',
    mail: 'E-mailadres',
    phone: 'Telefoon',
    holder: 'Accounthouder',
    course: 'Cursus',
    tariff: 'Tarief',
    role: 'Rol',
    lessons: 'Proeflessen',
    extras: 'Extra’s',
    status: 'Status',
    registeredAt: 'Ingeschreven op',
    order: 'Bestelling',
    payment: 'Betaling',
    amount: 'Bedrag',
    open: 'Open op de bestelling',
    hours: 'Uren',
    changed: 'Antwoorden gewijzigd',
  },
  /** First columns in the spreadsheet of a form outside any course. */
  formColumns: { sentAt: 'Verstuurd op', account: 'Voor' },
  lesson: (day: string, time: string) => `${day} om ${time}`,
  registered: 'Ingeschreven',
  queued: 'Wachtlijst',
  queuedFor: (places: number) => `Wachtlijst, ${places} plaatsen`,
  cancelled: 'Geannuleerd',
  byClub: 'Door de club ingeschreven',
  payment: {
    unpaid: 'Niet betaald',
    processing: 'In verwerking',
    paid: 'Betaald',
    failed: 'Mislukt',
    cancelled: 'Geannuleerd',
  },
  /** A question with the wording of a column above. */
  asAnswer: (wording: string) => `${wording} (antwoord)`,
  yes: 'Ja',
  no: 'Nee',
  bus: 'bus',
  fileGone: 'verwijderd bestand',
} as const;

/** Words in the spreadsheet of the reductions that a club claims from UiTPAS. */
export const uitpasCsvTexts = {
  columns: {
    day: 'Besteld op',
    order: 'Bestelling',
    number: 'UiTPAS-nummer',
    course: 'Cursus',
    tariff: 'Tarief',
    regular: 'Gewone prijs',
    reduced: 'Kansentarief',
    claim: 'Verschil',
    registration: 'Inschrijving',
    register: 'Bij UiTPAS',
    saleId: 'Nummer bij UiTPAS',
  },
  active: 'Ingeschreven',
  moved: 'Gewisseld van groep',
  stopped: 'Stopgezet',
  registered: 'Doorgegeven',
  notRegistered: (problem: string) => (problem === '' ? 'Niet doorgegeven' : `Niet doorgegeven: ${problem}`),
} as const;
