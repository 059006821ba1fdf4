/** A job for a runner: run a test file with one source replaced, or record which functions of `recorded` it calls. */
export interface Job {
  readonly test: string;
  readonly swapped?: { readonly file: string; readonly source: string };
}

export interface Outcome {
  readonly isGood: boolean;
  readonly ms: number;
  /** The first failure. */
  readonly failure?: string;
  /** Functions that ran, by file; only from a recording runner. */
  readonly hits?: Readonly<Record<string, readonly number[]>>;
}
