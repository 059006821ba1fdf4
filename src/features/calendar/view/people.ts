interface Shown {
  readonly firstName: string;
  /** `#rrggbb` */
  readonly color: string | undefined;
}

/** The family by uid, with the names and colours that the calendar shows. */
export type People = ReadonlyMap<number, Shown>;
