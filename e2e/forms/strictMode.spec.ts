import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../../scripts/root.ts';
import { acceptConditions, answerEverything } from '../support/person/registering.ts';
import { startPortalServer } from '../support/server/startPortalServer.ts';
import { expect, test } from '../support/test.ts';

/** A build in which StrictMode runs every effect twice: what is sent by an effect would be sent twice. */
function buildForDevelopment(folder: string): void {
  const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js');
  const options = ['build', '--mode', 'development', '--outDir', folder, '--logLevel', 'error'];
  execFileSync(process.execPath, [vite, ...options, '--emptyOutDir'], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'development' },
  });
}

/** Only that build of React warns about keys. */
function isForDevelopment(folder: string): boolean {
  const assets = join(folder, 'assets');
  return readdirSync(assets)
    .filter((name) => name.endsWith('.js'))
    .some((name) => readFileSync(join(assets, name), 'utf8').includes('should have a unique "key" prop'));
}

interface Post {
  readonly operation: string;
  readonly body: string;
}

/** Posts of which one answers another: the same body twice is a doubled one. */
function doubled(posts: readonly Post[]): readonly string[] {
  const seen = new Set<string>();
  return posts.flatMap(({ operation, body }) => {
    const post = `${operation} ${body}`;
    const isRepeat = seen.has(post);
    seen.add(post);
    return isRepeat ? [post] : [];
  });
}

test('StrictMode doubles no POST: login, member, form, submit', async ({ browser }) => {
  test.setTimeout(120_000);
  const folder = mkdtempSync(join(tmpdir(), 'clubpoort-strict-'));
  const portalDir = join(folder, 'portal');
  buildForDevelopment(portalDir);
  expect(isForDevelopment(portalDir), 'the build has React as developers run it').toBe(true);
  const server = await startPortalServer({ dataFolder: join(folder, 'data'), portalDir });
  const context = await browser.newContext({ baseURL: server.origin });
  try {
    const page = await context.newPage();
    const posts: Post[] = [];
    // A question that is taken back when its first effect is undone isn't answered; whatever changes something is.
    page.on('requestfinished', (request) => {
      if (request.method() !== 'POST') return;
      const operation = new URL(request.url()).searchParams.get('q') ?? '';
      posts.push({ operation, body: request.postData() ?? '' });
    });
    /** What was posted since the last look. */
    const posted = () => posts.splice(0);
    const operations = (some: readonly Post[]) => some.map(({ operation }) => operation);

    await page.goto('/login?redirect=%2Farabesk%2Fhedendaags-volwassenen');
    await page.getByLabel('E-mailadres').fill('ouder@example.org');
    await page.getByLabel('Wachtwoord', { exact: true }).fill('demo-wachtwoord');
    await page.getByRole('main').getByRole('button', { name: 'Aanmelden' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Hedendaags voor volwassenen' })).toBeVisible();
    expect(operations(posted()).toSorted()).toEqual(['login', 'validate_auth']);

    for (const name of ['Noor Peeters', 'An Peeters']) {
      await page.getByRole('button', { name: /kies gezinslid/i }).click();
      await page.getByRole('button', { name, exact: true }).click();
      await expect(page.getByRole('button', { name: `${name}, kies gezinslid` })).toBeVisible();
    }
    expect(doubled(posted())).toEqual([]);

    await page.getByRole('button', { name: /^Inschrijven/ }).click();
    await expect(page.getByRole('textbox', { name: 'Wie mogen we bellen?' })).toBeVisible();
    const opened = posted();
    expect(operations(opened)).toContain('get_combined_course_registration_form');
    expect(doubled(opened)).toEqual([]);

    await answerEverything(page);
    await acceptConditions(page);
    posted();
    await page.getByRole('button', { name: /^Inschrijven/ }).click();
    await expect(page).toHaveURL(/\/bevestiging\/\d+$/);
    const submitted = posted();
    expect(operations(submitted)).toContain('place_order');
    expect(doubled(submitted)).toEqual([]);
  } finally {
    await context.close();
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
});
