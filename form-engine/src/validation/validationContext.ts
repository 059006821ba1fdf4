/** Data of the host at the moment of a check. */
export interface ValidationContext {
  /** Today in Brussels, `YYYY-MM-DD`. */
  readonly today: string;
  /** The person's birthdate from the profile, `YYYY-MM-DD`. An answer in the form takes precedence. */
  readonly birthdate?: string | undefined;
}
