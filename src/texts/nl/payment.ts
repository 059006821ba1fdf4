export const paymentTexts = {
  openInvoice: 'Bekijk de kostennota',
  opening: 'De betaalpagina wordt geopend…',
  blocked: 'Je browser hield het betaalvenster tegen.',
  openByLink: 'Open de betaalpagina',
  failedTitle: 'Mislukt',
  /** A club without an account number, where nobody takes payments online. */
  clubTells: 'De club laat je weten hoe je betaalt.',
  transfer: {
    hint: 'Scan de code met de app van je bank, of neem deze gegevens over.',
    amount: 'Bedrag',
    to: 'Op naam van',
    account: 'Rekeningnummer',
    reference: 'Gestructureerde mededeling',
    code: 'QR-code voor de app van je bank',
    copyOf: { account: 'Kopieer het rekeningnummer', reference: 'Kopieer de mededeling' },
    copied: 'Gekopieerd',
    copyFailed: 'Kopiëren lukte niet. Selecteer de tekst en kopieer hem zelf.',
  },
  failed: 'We konden de betaalpagina niet openen. Probeer het zo meteen opnieuw.',
} as const;
