interface Shown {
  readonly firstName: string;
  /** `#rrggbb` */
  readonly color: string | undefined;
}

/** The family by uid, as the calendar names and colours it. */
export type People = ReadonlyMap<number, Shown>;
