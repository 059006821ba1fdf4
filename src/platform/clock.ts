/** Where the time comes from: given to what depends on it, so that a test can stop it. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
}

export const systemClock: Clock = { now: () => Date.now() };
