export const noticesTexts = {
  region: 'Meldingen',
  dismiss: 'Melding sluiten',
  log: (count: number) => `Eerdere meldingen (${count})`,
};

/** Titles of notices (specification 8). */
export const noticeTitles = {
  /** Something could not be read, or nobody knows what happened. */
  wentWrong: 'Er is iets misgegaan',
  /** The server said no to what was asked. */
  refused: 'Mislukt',
  /** Feedback that mentions "op voorraad". */
  stock: 'Niet genoeg voorraad',
  /** Feedback that mentions the leisure pass: its name, followed by "probleem". */
  leisurePass: 'UiTPAS probleem',
};
