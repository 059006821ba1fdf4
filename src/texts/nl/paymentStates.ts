/** What is said about the payment of an order, on every screen. `unpaidInvoice.ts` has the words of the banner. */
export const paymentStatesTexts = {
  labels: {
    free: 'Niets te betalen',
    paid: 'Betaald',
    'given-back': 'Gecrediteerd',
    'not-asked': 'Later te betalen',
    asked: 'Nog te betalen',
    late: 'Vervallen',
    'part-paid': 'Deels betaald',
    'in-bank': 'Betaling wordt verwerkt',
    left: 'Nog niet betaald',
    failed: 'Betaling mislukt',
    cancelled: 'Betaling geannuleerd',
  },
  /** Buttons that pay. */
  payAgain: (amount: string) => `Opnieuw betalen · ${amount}`,
  backToCheckout: 'Terug naar de betaalpagina',
  ask: (amount: string, day: string) => `Betaal ${amount} tegen ${day}.`,
  /** What the family got twice has no day. */
  askWithoutDay: (amount: string) => `Betaal ${amount}.`,
  late: (amount: string, day: string) => `${amount} was te betalen tegen ${day}.`,
  lateAndMore: (amount: string) => `Samen met wat nu te betalen is, is dat ${amount}.`,
  comes: (amount: string) => `Later komt er nog ${amount} bij.`,
  nothingToday: 'Je betaalt vandaag niets.',
  invoiceComes: 'De club bezorgt je later een kostennota.',
  askedLater: (amount: string) => `De club vraagt ${amount} pas later.`,
  partPaid: (amount: string) => `${amount} is betaald.`,
  inBank:
    'We wachten op je bank. Bij een overschrijving kan dat enkele dagen duren. Je mag deze pagina gerust sluiten.',
  left: (canTransfer: boolean) =>
    canTransfer
      ? 'Ga terug naar de betaalpagina of schrijf over.'
      : 'Ga terug naar de betaalpagina om te betalen.',
  justPaid: 'Net betaald? Dan zie je dat hier vanzelf.',
  broken: (canTransfer: boolean) =>
    canTransfer
      ? 'Er is niets betaald. Je bestelling is bewaard: betaal opnieuw of schrijf over.'
      : 'Er is niets betaald. Je bestelling is bewaard: je kan meteen opnieuw betalen.',
  placeKept: (day: string, count: number) =>
    count === 1
      ? `Tot en met ${day} blijft je plaats gereserveerd.`
      : `Tot en met ${day} blijven de plaatsen gereserveerd.`,
  withdrawn: 'De club rekent dit niet meer aan.',
  refund: (amount: string) => `De club betaalt je ${amount} terug.`,
} as const;
