/** How much is generated. */
export interface ScaleSize {
  /** Other clubs of the installation, with a few courses each. */
  readonly clubs: number;
  /** Courses that have not ended, all of one club. A fifth of that number has ended. */
  readonly courses: number;
  readonly members: number;
  readonly orders: number;
  /** Latest answers, twenty of a person: at most twenty times as many as there are members. */
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
  clubs: 500,
  courses: 5_000,
  members: 50_000,
  orders: 20_000,
  answers: 1_000_000,
  waitingLists: 2_000,
  participants: 1_500,
  familyOrders: 60,
};

/** The large club, its first course with its teacher, its manager, and the first family. The ids begin far above those of the demo data. */
export const generated = {
  club: 9_000,
  firstCourse: 1_000_001,
  firstTariff: 1_000_001,
  /** Holder of the first family; the next two uids are the children. */
  holder: 1_000_001,
  teacher: 999_999,
  manager: 999_998,
} as const;

/** Id of the first generated row of every table is one above this. */
export const base = 1_000_000;
