export const downloadsTexts = {
  /** Quoted: specification 7 and 8. */
  failedTitle: 'Er is iets mislukt',
  windowBlocked:
    'Je browser hield het venster tegen. Sta vensters van deze website toe en probeer het opnieuw.',
  windowFailedTitle: 'Mislukt',
} as const;
