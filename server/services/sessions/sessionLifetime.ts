const day = 24 * 60 * 60;

/** Seconds that a session lives, and so does its cookie (specification 7). */
export const sessionLifetime = 365 * day;
/** Seconds without any call after which a session is over on the server. */
export const sessionIdleTime = 90 * day;
/** A session's last use is written at most once in so many seconds: not every call need write. */
export const sessionTouchInterval = 60 * 60;
