/** How much is generated. */
export interface ScaleSize {
  /** Courses that have not ended, all of one club. A fifth of that number has ended. */
  readonly courses: number;
  readonly members: number;
  readonly orders: number;
  readonly answers: number;
  /** Full tariffs with three people on the waiting list of each. */
  readonly waitingLists: number;
  /** Participants of the first course. */
  readonly participants: number;
  /** Orders of the first family, and its messages, passes, tickets and the like. */
  readonly familyOrders: number;
}

/** The sizes of the bars in `bench/scale-results.md`. */
export const fullSize: ScaleSize = {
  courses: 5_000,
  members: 50_000,
  orders: 20_000,
  answers: 200_000,
  waitingLists: 2_000,
  participants: 1_500,
  familyOrders: 60,
};

/** One club, its first course with its teacher, and the first family. The ids begin far above those of the demo data. */
export const generated = {
  club: 9_000,
  firstCourse: 1_000_001,
  firstTariff: 1_000_001,
  /** Holder of the first family; the next two uids are the children. */
  holder: 1_000_001,
  teacher: 999_999,
} as const;

/** Id of the first generated row of every table is one above this. */
export const base = 1_000_000;
