/** Words in the spreadsheet with the books of a club. */
export const booksCsvTexts = {
  /** Column titles, in order. */
  columns: {
    day: 'Datum',
    what: 'Wat',
    number: 'Kostennota',
    order: 'Bestelling',
    name: 'Voor',
    way: 'Manier',
    invoiced: 'Aangerekend',
    credited: 'Gecrediteerd',
    received: 'Ontvangen',
    returned: 'Terug of verloren',
  },
  before: 'Stand voor deze periode',
  after: 'Stand na deze periode',
  events: {
    invoiced: 'Kostennota',
    credited: 'Creditnota',
    settled: 'Betaald buiten Clubpoort',
    paid: 'Betaling',
    'payment-undone': 'Betaling ongedaan gemaakt',
    'charged-back': 'Teruggedraaid door de bank',
    'chargeback-reversed': 'Terugdraaien rechtgezet door de bank',
    refunded: 'Terugbetaling door de betaaldienst',
    'refund-failed': 'Terugbetaling mislukt',
    'given-back': 'Zelf teruggegeven',
    'giving-back-undone': 'Teruggave ongedaan gemaakt',
  },
  ways: {
    transfer: 'Overschrijving',
    cash: 'Cash',
    desk: 'Aan de balie',
    credit: 'Tegoed van een andere kostennota',
    'other-invoice': 'Gebruikt voor een andere kostennota',
    online: 'Online',
  },
} as const;
