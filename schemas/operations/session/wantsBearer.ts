import { Type } from 'typebox';

/**
 * Requests the session token in `user.auth` instead of a cookie. Frames on other websites need this, because browsers
 * keep no third-party cookies. The answer then neither sets nor clears a cookie.
 */
export const WantsBearer = Type.Optional(Type.Boolean());
