import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { originInMails, readConfig } from '#server/config.ts';

describe('readConfig', () => {
  it('has a default for every setting', () => {
    expect(readConfig({})).toMatchObject({
      port: 3000,
      dataDir: '.data',
      databaseUrl: undefined,
      loginLimit: 10,
      callLimit: 600,
      busyDelay: 2000,
    });
  });

  it('takes 0 as no maximum of the delay before calls are refused', () => {
    expect(readConfig({ BUSY_DELAY: '0' })).toMatchObject({ busyDelay: 0 });
  });

  it.each([
    [{}, true],
    [{ PORTAL_URL: 'http://localhost:3000' }, true],
    [{ PORTAL_URL: 'https://club.example.org' }, false],
    [{ DATABASE_URL: 'postgres://localhost/club' }, false],
    [{ DATABASE_URL: 'postgres://localhost/club', DEMO: '1' }, true],
    [{ DEMO: '0' }, false],
  ])('is a demo only where nobody is real, or when asked: %j', (env, isDemo) => {
    expect(readConfig(env)).toMatchObject({ isDemo });
  });

  it('refuses another DEMO than 1 and 0', () => {
    expect(() => readConfig({ DEMO: 'ja' })).toThrow('DEMO must be 1 or 0, not "ja"');
  });

  it('lets pages call Google Maps only when the portal has a key for it', () => {
    expect(readConfig({})).toMatchObject({ allowsMaps: false });
    expect(readConfig({ VITE_GOOGLE_MAPS_KEY: '' })).toMatchObject({ allowsMaps: false });
    expect(readConfig({ VITE_GOOGLE_MAPS_KEY: 'key' })).toMatchObject({ allowsMaps: true });
  });

  it('takes the values that are set, and ignores empty values', () => {
    const config = readConfig({ PORT: '8080', DATA_DIR: '/srv/club', DATABASE_URL: '', HOST: '127.0.0.1' });
    expect(config).toMatchObject({
      port: 8080,
      dataDir: '/srv/club',
      databaseUrl: undefined,
      host: '127.0.0.1',
    });
  });

  it('takes a database with several hosts', () => {
    const DATABASE_URL = 'postgres://club:secret@db1:5432,db2:5433/club';
    expect(readConfig({ DATABASE_URL }).databaseUrl).toBe(DATABASE_URL);
  });

  it('takes a standby of a database, and none of an embedded one', () => {
    const url = 'postgres://db2/club';
    expect(readConfig({ DATABASE_URL: 'postgres://db1/club', DATABASE_READ_URL: url }).databaseReadUrl).toBe(
      url,
    );
    expect(() => readConfig({ DATABASE_READ_URL: url })).toThrow('DATABASE_READ_URL needs DATABASE_URL');
    const wrong = { DATABASE_URL: 'postgres://db1/club', DATABASE_READ_URL: 'db2' };
    expect(() => readConfig(wrong)).toThrow('DATABASE_READ_URL must be an address like postgres://');
  });

  it.each(['club', 'mysql://localhost/club', 'localhost:5432', 'postgres://db1:5432,db2:x/club'])(
    'refuses %s as a database, without repeating it',
    (DATABASE_URL) => {
      const read = () => readConfig({ DATABASE_URL });
      expect(read).toThrow('DATABASE_URL must be an address like postgres://');
      expect(read).not.toThrow(DATABASE_URL);
    },
  );

  describe('of wallet passes', () => {
    const files = {
      WALLET_CERTIFICATE: '/etc/clubpoort/pass.cer',
      WALLET_KEY: '/etc/clubpoort/pass.key',
      WALLET_INTERMEDIATE: '/etc/clubpoort/AppleWWDRCAG4.cer',
    };

    it('are read together, with or without a password of the key', () => {
      expect(readConfig({}).wallet).toBeUndefined();
      const read = { certificate: '/etc/clubpoort/pass.cer', key: '/etc/clubpoort/pass.key' };
      expect(readConfig(files).wallet).toMatchObject({ ...read, keyPassword: undefined });
      expect(readConfig({ ...files, WALLET_KEY_PASSWORD: 'geheim' }).wallet).toMatchObject({
        keyPassword: 'geheim',
      });
    });

    it.each([...Object.keys(files)])('are refused without %s', (missing) => {
      expect(() => readConfig({ ...files, [missing]: '' })).toThrow(
        'WALLET_CERTIFICATE, WALLET_KEY and WALLET_INTERMEDIATE go together',
      );
    });
  });

  describe('of a bucket', () => {
    const bucket = {
      S3_ENDPOINT: 'https://s3.example.org',
      S3_BUCKET: 'clubpoort-files',
      S3_REGION: 'eu-west-1',
      S3_ACCESS_KEY: 'access-key',
      S3_SECRET_KEY: 'secret-key',
    };
    const DATABASE_URL = 'postgres://localhost/club';

    it('are read together', () => {
      expect(readConfig({ DATABASE_URL }).s3).toBeUndefined();
      expect(readConfig({ ...bucket, DATABASE_URL }).s3).toEqual({
        endpoint: 'https://s3.example.org',
        bucket: 'clubpoort-files',
        region: 'eu-west-1',
        accessKey: 'access-key',
        secretKey: 'secret-key',
      });
    });

    it.each(Object.keys(bucket))('are refused without %s, and name no key', (missing) => {
      const read = () => readConfig({ ...bucket, DATABASE_URL, [missing]: '' });
      expect(read).toThrow('S3_ENDPOINT, S3_BUCKET, S3_REGION, S3_ACCESS_KEY and S3_SECRET_KEY go together');
      expect(read).not.toThrow(/access-key|secret-key/);
    });

    it('are refused with an embedded database', () => {
      expect(() => readConfig(bucket)).toThrow('S3_ENDPOINT needs DATABASE_URL');
    });

    it.each([
      { S3_ENDPOINT: 's3.example.org' },
      { S3_ENDPOINT: 'https://s3.example.org/clubpoort-files' },
      { S3_ENDPOINT: 'ftp://s3.example.org' },
      { S3_BUCKET: 'Clubpoort' },
      { S3_BUCKET: 'a/b' },
    ])('are refused where they make no sense: %j', (wrong) => {
      expect(() => readConfig({ ...bucket, DATABASE_URL, ...wrong })).toThrow(
        `${Object.keys(wrong)[0]} must be`,
      );
    });
  });

  it('refuses a key below 32 characters, without repeating the key', () => {
    const key = 'k'.repeat(32);
    expect(readConfig({}).federationKey).toBeUndefined();
    expect(readConfig({ FEDERATION_KEY: key }).federationKey).toBe(key);
    const read = () => readConfig({ FEDERATION_KEY: 'geheim' });
    expect(read).toThrow('FEDERATION_KEY must be a random text of at least 32 characters');
    expect(read).not.toThrow('geheim');
  });

  it('takes payments at Mollie with a key and the address of the portal, without repeating a wrong key', () => {
    const key = `test_${'a'.repeat(30)}`;
    expect(readConfig({}).mollie).toBeUndefined();
    expect(readConfig({ MOLLIE_API_KEY: key, PORTAL_URL: 'https://club.example.org/' }).mollie).toEqual({
      ...{ apiKey: key, portalUrl: 'https://club.example.org', url: undefined },
    });
    expect(() => readConfig({ MOLLIE_API_KEY: key })).toThrow('PORTAL_URL');
    const wrong = () => readConfig({ MOLLIE_API_KEY: 'geheim', PORTAL_URL: 'https://club.example.org' });
    expect(wrong).toThrow('MOLLIE_API_KEY');
    expect(wrong).not.toThrow('geheim');
  });

  it('lets clubs remind of overdue invoices only when asked', () => {
    expect(readConfig({}).reminds).toBe(false);
    expect(readConfig({ REMINDERS: 'on' }).reminds).toBe(true);
  });

  it('allows a cheaper password hash only when the portal is not served over HTTPS', () => {
    expect(readConfig({}).passwordCost).toBe(15);
    expect(readConfig({ PASSWORD_COST: '8', PORTAL_URL: 'http://10.0.0.2:8080' }).passwordCost).toBe(8);
    const PORTAL_URL = 'https://club.example.org';
    expect(readConfig({ PASSWORD_COST: '16', PORTAL_URL }).passwordCost).toBe(16);
    expect(() => readConfig({ PASSWORD_COST: '14', PORTAL_URL })).toThrow(
      'PASSWORD_COST must be at least 15',
    );
    expect(() => readConfig({ PASSWORD_COST: '0' })).toThrow('PASSWORD_COST must be at least 1');
  });

  it('takes the origin of the portal from PORTAL_URL', () => {
    expect(readConfig({}).portalUrl).toBeUndefined();
    expect(readConfig({ PORTAL_URL: 'https://Club.example.org/' }).portalUrl).toBe(
      'https://club.example.org',
    );
    expect(readConfig({ PORTAL_URL: 'http://10.0.0.2:8080' }).portalUrl).toBe('http://10.0.0.2:8080');
  });

  it('leads the reader of a mail to this machine where no PORTAL_URL is set', () => {
    expect(originInMails(readConfig({ PORT: '3100' }))).toBe('http://localhost:3100');
    expect(originInMails(readConfig({ PORTAL_URL: 'https://club.example.org/' }))).toBe(
      'https://club.example.org',
    );
  });

  it.each([
    'club.example.org',
    'ftp://club.example.org',
    'javascript:alert(1)',
    'https://club.example.org/portaal',
    'https://user:geheim@club.example.org',
    'https://club.example.org/?a=1',
  ])('refuses %s as the address of the portal', (PORTAL_URL) => {
    expect(() => readConfig({ PORTAL_URL })).toThrow('PORTAL_URL must be a web address');
  });

  it('sends mails by SMTP when SMTP_URL is set, and then requires MAIL_FROM', () => {
    expect(readConfig({})).toMatchObject({ smtpUrl: undefined, mailFrom: 'Clubpoort <clubpoort@localhost>' });
    const SMTP_URL = 'smtps://club:geheim@mail.example.org:465';
    expect(readConfig({ SMTP_URL, MAIL_FROM: 'Ons Clubje <hallo@example.org>' })).toMatchObject({
      smtpUrl: SMTP_URL,
      mailFrom: 'Ons Clubje <hallo@example.org>',
    });
    expect(() => readConfig({ SMTP_URL })).toThrow('MAIL_FROM must be set together with SMTP_URL');
  });

  it.each(['mail.example.org', 'https://mail.example.org/geheim', 'smtp:'])(
    'refuses %s as a mail server, without repeating it',
    (SMTP_URL) => {
      const read = () => readConfig({ SMTP_URL, MAIL_FROM: 'hallo@example.org' });
      expect(read).toThrow('SMTP_URL must be an address like smtps://');
      expect(read).not.toThrow(SMTP_URL);
    },
  );

  it.each(['Clubje', 'a@b.be, c@d.be', 'Clubje <a@b.be>\r\nBcc: c@d.be', '"Clubje" <a@b.be>', '<a@b.be>'])(
    'refuses %j as the sender of mails',
    (MAIL_FROM) => {
      expect(() => readConfig({ MAIL_FROM })).toThrow('MAIL_FROM must be an address');
    },
  );

  it('row 17: refuses an admin panel whose address is not a web address', () => {
    expect(() => readConfig({ ADMIN_URL: 'javascript:alert(1)' })).toThrow('ADMIN_URL must be a web address');
  });

  it.each(['70000', 'abc', '-1', '3e3'])('refuses the port %s', (PORT) => {
    expect(() => readConfig({ PORT })).toThrow('PORT must be a whole number');
  });

  it('has every setting in the table of the README', () => {
    const source = readFileSync(new URL('../../server/config.ts', import.meta.url), 'utf8');
    const read = source.matchAll(/env\.([A-Z][A-Z_]+)|\b([A-Z]+_[A-Z_]+)\b(?=[:,} ])/g);
    const names = new Set([...read].map(([, first, second]) => first ?? second ?? ''));
    const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8');
    const left = [...names].filter((name) => !readme.includes(`\`${name}\``));
    expect(names.size).toBeGreaterThan(20);
    // PORTAL_DIR is for tests alone.
    expect(left).toEqual(['PORTAL_DIR']);
  });
});
