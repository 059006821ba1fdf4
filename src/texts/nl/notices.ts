export const noticesTexts = {
  region: 'Meldingen',
  dismiss: 'Sluit melding',
  log: (count: number) => `Eerdere meldingen (${count})`,
};

/** Titles of notices (specification 8). */
export const noticeTitles = {
  /** Data could not be read, or the outcome of an action is unknown. */
  wentWrong: 'Er is iets misgegaan',
  /** The server refused the request. */
  refused: 'Mislukt',
  /** Title for feedback that mentions "op voorraad". */
  stock: 'Niet genoeg voorraad',
  /** Title for feedback that mentions the leisure pass: its name, followed by "probleem". */
  leisurePass: 'UiTPAS probleem',
};
