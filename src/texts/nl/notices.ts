export const noticesTexts = {
  region: 'Meldingen',
  dismiss: 'Melding sluiten',
};

/** Titles of notices (specification 8). */
export const noticeTitles = {
  /** Something could not be read, or nobody knows what happened. */
  wentWrong: 'Er is iets misgegaan',
  /** The server said no to what was asked. */
  refused: 'Mislukt',
};
