import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { orderButton } from '../support/journey/orderButton.ts';
import { acceptConditions, answerEverything } from '../support/person/registering.ts';
import { expectTakenOver } from '../support/screen/openRendered.ts';
import { developmentFolder, developmentPortal } from '../support/server/developmentPortal.ts';
import { expect, test } from '../support/test.ts';

/** Tells whether the build has React for development, the only one that warns about keys. */
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

/** Returns the POSTs that repeat an earlier operation and body. */
function doubled(posts: readonly Post[]): readonly string[] {
  const seen = new Set<string>();
  return posts.flatMap(({ operation, body }) => {
    const post = `${operation} ${body}`;
    const isRepeat = seen.has(post);
    seen.add(post);
    return isRepeat ? [post] : [];
  });
}

/** StrictMode runs every effect twice, so an effect that sends a POST would send it twice. */
test.use({ portalEnv: developmentPortal });

test('StrictMode doubles no POST: login, member, form, submit', async ({ page }) => {
  expect(isForDevelopment(developmentFolder), 'the build has React as developers run it').toBe(true);
  const posts: Post[] = [];
  // Counts only finished requests. A read that the first cleanup aborts never finishes; a write always does.
  page.on('requestfinished', (request) => {
    if (request.method() !== 'POST') return;
    const operation = new URL(request.url()).searchParams.get('q') ?? '';
    posts.push({ operation, body: request.postData() ?? '' });
  });
  /** Returns the POSTs since its last call. */
  const posted = () => posts.splice(0);
  const operations = (some: readonly Post[]) => some.map(({ operation }) => operation);

  await page.goto('/login?redirect=%2Farabesk%2Fhedendaags-volwassenen');
  // An earlier press marks its button until React takes the page over, and React for development reports that mark.
  await expectTakenOver(page);
  await page.getByLabel('E-mailadres', { exact: true }).fill('ouder@example.org');
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
  await orderButton(page).click();
  await expect(page).toHaveURL(/\/bevestiging\/\d+$/);
  const submitted = posted();
  expect(operations(submitted)).toContain('place_order');
  expect(doubled(submitted)).toEqual([]);
});
