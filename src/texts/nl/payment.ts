export const paymentTexts = {
  opening: 'De betaalpagina wordt geopend…',
  blocked: 'Je browser hield het betaalvenster tegen.',
  openByLink: 'Open de betaalpagina',
  failedTitle: 'Mislukt',
  failed: 'We konden de betaalpagina niet openen. Probeer het zo meteen opnieuw.',
} as const;
