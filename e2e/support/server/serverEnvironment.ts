/** Environment of every test server: on this machine only, and with a high limit for logins from one address. */
export const serverEnvironment = {
  HOST: '127.0.0.1',
  TZ: 'Europe/Brussels',
  LOGIN_LIMIT: '1000',
  CALL_LIMIT: '100000',
  PASSWORD_COST: '8',
} as const;
