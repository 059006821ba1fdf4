/** The source of the current time. Code receives it as an argument, so that a test can stop the clock. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
}

export const systemClock: Clock = { now: () => Date.now() };
