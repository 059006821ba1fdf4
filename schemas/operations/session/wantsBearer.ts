import { Type } from 'typebox';

/**
 * Asks for the session's token in `user.auth` instead of the cookie: for a frame on another website, where a browser
 * keeps no cookies of ours. No cookie is set or cleared then.
 */
export const WantsBearer = Type.Optional(Type.Boolean());
