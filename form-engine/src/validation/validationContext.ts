/** What the host knows at the moment of checking. */
export interface ValidationContext {
  /** Today in Brussels, `YYYY-MM-DD`. */
  readonly today: string;
  /** The person's birthdate from the profile, `YYYY-MM-DD`; an answer in the form goes before it. */
  readonly birthdate?: string;
}
