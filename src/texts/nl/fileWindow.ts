export const fileWindowTexts = {
  blocked: 'Je browser hield het venster tegen. Sta vensters van deze website toe en probeer het opnieuw.',
  failed: 'We konden het bestand niet openen. Probeer het zo meteen opnieuw.',
  opening: 'Het bestand wordt geopend…',
  failedTitle: 'Mislukt',
};
