import { dayInSeconds } from '#rules/duration.ts';
import { retentions } from '#rules/retention.ts';

/** Lifetime of a session and of its cookie, in seconds (specification 7). */
export const sessionLifetime = retentions.login.days * dayInSeconds;
/** Lifetime of a session for who did not ask to stay logged in, in seconds. A browser may keep its cookie longer than it should. */
export const shortSessionLifetime = dayInSeconds;
/** Time without any call after which the server ends a session, in seconds. */
export const sessionIdleTime = 90 * dayInSeconds;
/** Minimum time between two writes of a session's last use, in seconds, so that not every call writes. */
export const sessionTouchInterval = 60 * 60;
