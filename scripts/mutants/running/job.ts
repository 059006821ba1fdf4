/** What a runner is asked: to run a test file, with one source replaced, or with every function of `recorded` counted. */
export interface Job {
  readonly test: string;
  readonly swapped?: { readonly file: string; readonly source: string };
}

export interface Outcome {
  readonly isGood: boolean;
  readonly ms: number;
  /** What failed first. */
  readonly failure?: string;
  /** By file, the functions that ran; only of a runner that records. */
  readonly hits?: Readonly<Record<string, readonly number[]>>;
}
