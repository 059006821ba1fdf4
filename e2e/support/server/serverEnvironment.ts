/** Environment of every test server: on this machine only, and with a high limit for logins from one address. */
export const serverEnvironment = {
  HOST: '127.0.0.1',
  TZ: 'Europe/Brussels',
  LOGIN_LIMIT: '1000',
  CALL_LIMIT: '100000',
  PASSWORD_COST: '8',
  // On a busy machine every process is late, and a page whose script is refused stays empty.
  BUSY_DELAY: '0',
  // A busy machine may not decide whether a test sees a rendered page.
  RENDER_PATIENCE: '30000',
} as const;

/**
 * Options of a test (`test.use`) that changes an answer on its way to the browser: the server renders no pages, so every page
 * starts in the browser.
 */
export const startsInBrowser = { portalEnv: { RENDER_PATIENCE: '0' } };
