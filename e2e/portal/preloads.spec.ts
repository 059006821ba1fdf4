import { openForm } from '../support/person/registering.ts';
import { expect, test } from '../support/test.ts';

const form = '/arabesk/winkelmandje?stap=gegevens';

test('the document of a form names the files of its screen, and each is requested once', async ({ page }) => {
  await openForm(page, 'ballet-6-8', 'Lars');
  await page.goto(form);
  await expect(page.getByRole('heading', { level: 1, name: 'Gegevens van Lars' })).toBeVisible();
  const { named, asked } = await page.evaluate(() => ({
    named: [...document.querySelectorAll<HTMLLinkElement>('link[rel="modulepreload"]')].map(
      ({ href }) => href,
    ),
    asked: performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => name.endsWith('.js')),
  }));
  expect(named).toEqual(expect.arrayContaining([expect.stringContaining('/RegistrationStep-')]));
  expect(named).toEqual(expect.arrayContaining([expect.stringContaining('/memberShell-')]));
  expect(asked).toEqual(expect.arrayContaining(named));
  expect(asked.toSorted()).toEqual([...new Set(asked)].toSorted());
});

test('the document of a member names the first calls, and each is sent once', async ({ page }) => {
  await openForm(page, 'ballet-6-8', 'Lars');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  for (const address of [form, '/dashboard']) {
    asked.length = 0;
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const named = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLLinkElement>('link[rel="preload"][as="fetch"]')].map(
        ({ href }) => href,
      ),
    );
    expect(named).toEqual(expect.arrayContaining([expect.stringContaining('get_user_family_members')]));
    await expect.poll(() => named.filter((call) => !asked.includes(call))).toEqual([]);
    await page.waitForLoadState('networkidle');
    const calls = asked.filter((url) => url.includes('/api?'));
    expect(calls.filter((call) => named.includes(call)).toSorted()).toEqual(named.toSorted());
  }
});

test('the document that leads a visitor to the login names no file of the form', async ({ page }) => {
  const sent = await (await page.request.get(form)).text();
  expect(sent).not.toContain('modulepreload');
  await page.goto(form);
  await expect(page).toHaveURL(/\/login/);
});
