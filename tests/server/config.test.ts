import { describe, expect, it } from 'vitest';
import { readConfig } from '../../server/config.ts';

describe('readConfig', () => {
  it('needs nothing', () => {
    expect(readConfig({})).toMatchObject({
      port: 3000,
      dataDir: '.data',
      databaseUrl: undefined,
      loginLimit: 10,
      callLimit: 600,
    });
  });

  it('lets pages ask Google Maps only where the portal has a key for it', () => {
    expect(readConfig({})).toMatchObject({ allowsMaps: false });
    expect(readConfig({ VITE_MAPS_KEY: '' })).toMatchObject({ allowsMaps: false });
    expect(readConfig({ VITE_MAPS_KEY: 'key' })).toMatchObject({ allowsMaps: true });
  });

  it('takes what is set, and an empty value for nothing', () => {
    const config = readConfig({ PORT: '8080', DATA_DIR: '/srv/club', DATABASE_URL: '', HOST: '127.0.0.1' });
    expect(config).toMatchObject({
      port: 8080,
      dataDir: '/srv/club',
      databaseUrl: undefined,
      host: '127.0.0.1',
    });
  });

  it.each(['club', 'mysql://localhost/club', 'localhost:5432'])(
    'refuses %s as a database, without repeating it',
    (DATABASE_URL) => {
      const read = () => readConfig({ DATABASE_URL });
      expect(read).toThrow('DATABASE_URL must be an address like postgres://');
      expect(read).not.toThrow(DATABASE_URL);
    },
  );

  it.each(['70000', 'abc', '-1', '3e3'])('refuses the port %s', (PORT) => {
    expect(() => readConfig({ PORT })).toThrow('PORT must be a whole number');
  });
});
