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
    status: 'Status',
    registeredAt: 'Ingeschreven op',
    order: 'Bestelling',
    payment: 'Betaling',
  },
  /** First columns in the spreadsheet of a form outside any course. */
  formColumns: { sentAt: 'Verstuurd op', account: 'Voor' },
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
  yes: 'Ja',
  no: 'Nee',
  bus: 'bus',
  fileGone: 'verwijderd bestand',
} as const;
