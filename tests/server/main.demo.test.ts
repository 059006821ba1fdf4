import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { openPostgres } from '#server/db/drivers/openPostgres.ts';
import { clubs, localities, users } from '#server/db/schema.ts';
import { demoPassword } from '#server/seed/demo/people/people.ts';
import { createEmptyDatabase } from './support/database/createSeededDatabase.ts';
import { post, type ServerProcess, startServerProcess } from './support/serverProcess.ts';

describe('server/main.ts where real people come', () => {
  const folders: string[] = [];
  let server: ServerProcess | undefined;
  const start = async (env: Record<string, string>) => {
    server = await startServerProcess({ DEMO: '', PASSWORD_COST: '', ...env });
    return server;
  };
  const newFolder = () => {
    const folder = mkdtempSync(join(tmpdir(), 'clubpoort-demo-'));
    folders.push(folder);
    return folder;
  };
  afterEach(async () => {
    await server?.end('SIGTERM');
    server = undefined;
  });
  afterAll(() => {
    for (const folder of folders) rmSync(folder, { recursive: true, force: true });
  });

  const countsOf = async (url: string) => {
    const { db, close } = await openPostgres(url, (error) => expect.fail(error.message));
    const places = await db.$count(localities);
    const counts = { clubs: await db.$count(clubs), users: await db.$count(users), hasPlaces: places > 50 };
    await close();
    return counts;
  };
  const login = (mail = 'beheer@example.org') =>
    post(server as ServerProcess, { name: 'login', body: { mail, password: demoPassword }, cookie: '' });
  const checkoutPage = async () => {
    const answer = await fetch(`${server?.origin}/test-checkout.css`);
    return `${answer.status} ${answer.headers.get('content-type')}`;
  };

  it('fills no PostgreSQL with demo people, only with postcodes, and has no test checkout', async () => {
    const url = await createEmptyDatabase();
    const { said } = await start({ DATABASE_URL: url });
    expect(await countsOf(url)).toEqual({ clubs: 0, users: 0, hasPlaces: true });
    expect(said()).not.toMatch(/demo login|demo data|example\.org/i);
    expect(said()).toContain('npm run manage -- invite-manager');
    expect((await login()).status).toBe(401);
    expect(await checkoutPage()).not.toContain('css');
  }, 60_000);

  it('fills no embedded database of an https portal', async () => {
    const folder = newFolder();
    const { said } = await start({ PORTAL_URL: 'https://club.example.be', DATA_DIR: folder });
    expect(said()).not.toMatch(/demo login|demo data|example\.org/i);
    expect((await login()).status).toBe(401);
  }, 60_000);

  it('makes the demo on PostgreSQL when DEMO=1 asks for it, and warns about it when DEMO is gone', async () => {
    const url = await createEmptyDatabase();
    const first = await start({ DATABASE_URL: url, DEMO: '1' });
    expect(await countsOf(url)).toMatchObject({ clubs: 4, hasPlaces: true });
    expect(first.said()).toContain('Demo logins, all with the password');
    expect(await checkoutPage()).toBe('200 text/css; charset=utf-8');
    await first.end('SIGTERM');
    const second = await start({ DATABASE_URL: url });
    expect(second.said()).toContain('WARNING: this database has demo people');
    expect(await checkoutPage()).not.toContain('css');
  }, 90_000);
});
