/** How every server of the tests and the pictures starts: on this machine alone, with room for many logins from one address. */
export const serverEnvironment = {
  HOST: '127.0.0.1',
  TZ: 'Europe/Brussels',
  LOGIN_LIMIT: '1000',
  CALL_LIMIT: '100000',
  PASSWORD_COST: '8',
} as const;
