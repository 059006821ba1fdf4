export const downloadsTexts = {
  /** Quoted: specification 7 and 8. */
  failedTitle: 'Er is iets mislukt',
} as const;
