import { logIn } from '../support/person/logIn.ts';
import { expectAccessible } from '../support/screen/expectAccessible.ts';
import { expect, test } from '../support/test.ts';

/** The preview of Arabesk, with the general questions and those of a course. */
const preview = '/preview/course-form?club=1&tariff=1031';
const frameName = 'Het formulier zoals een lid het ziet';

test('a visitor sees the same form as a member, and nothing is saved', async ({ page }) => {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api?q=')) calls.push(new URL(request.url()).searchParams.get('q') ?? '');
  });
  await page.goto(preview);
  const form = page.frameLocator(`iframe[title="${frameName}"]`);
  await expect(form.getByRole('textbox', { name: 'Voornaam' })).toHaveValue('');
  await expect(page.getByRole('button', { name: /gezinslid/i })).toHaveCount(0);
  await expectAccessible(page);

  // On a phone the bottom bar of the portal covers the lower edge of the viewport.
  await page.locator('iframe').evaluate((frame) => frame.scrollIntoView({ block: 'center' }));
  await form.getByRole('textbox', { name: 'Voornaam' }).fill('Noor');
  await form.getByRole('button', { name: 'Inschrijven' }).click();
  await expect(form.getByRole('alert')).toContainText('Vul dit veld in');
  await page.getByRole('tab', { name: 'Antwoorden' }).click();
  await expect(page.getByRole('tabpanel')).toContainText('"1001_0": "Noor"');
  await expect(page.getByRole('tabpanel')).toContainText(/\d+ velden zijn nog niet juist/);
  await expectAccessible(page);
  expect(calls.filter((call) => call.startsWith('save'))).toEqual([]);
});

test('the frame has the width of the chosen screen, and the address keeps the choice', async ({ page }) => {
  await page.goto(preview);
  const frame = page.frameLocator(`iframe[title="${frameName}"]`);
  const width = () => frame.locator(':root').evaluate(() => window.innerWidth);
  await expect.poll(width).toBe(390);
  await page.getByText('Computer', { exact: true }).click();
  await expect.poll(width).toBe(1280);
  await page.reload();
  await expect.poll(width).toBe(1280);
});

test('pasted sections are rendered at once, with their diagnostics', async ({ page }) => {
  await page.goto('/preview/course-form');
  const form = page.frameLocator(`iframe[title="${frameName}"]`);
  const sections = page.getByRole('textbox', { name: 'Secties van het formulier (JSON)' });
  const fields = [
    {
      qid: 7,
      nid: 0,
      type: 'text',
      question: 'Hoe heet je hond? <img src=x onerror=alert(1)>',
      required: true,
    },
    { qid: 7, nid: 0, type: 'text', question: 'Nog eens' },
  ];
  await sections.fill(JSON.stringify([{ title: 'Over je hond', fields }]));
  await expect(form.getByRole('textbox', { name: /^Hoe heet je hond\? <img/ })).toBeVisible();
  await page.getByRole('tab', { name: 'Diagnose 1' }).click();
  await expect(page.getByRole('tabpanel')).toContainText('doubled-key');
  await expectAccessible(page);
  await page.getByRole('tab', { name: 'JSON Schema' }).click();
  await expect(page.getByRole('tabpanel')).toContainText('"7_0"');

  await page.getByRole('tab', { name: 'Secties' }).click();
  await sections.fill('[{"title":');
  await expect(page.getByText(/nog geen geldige JSON/)).toBeVisible();
  await expect(form.getByRole('textbox', { name: /^Hoe heet je hond/ })).toBeVisible();
});

test('earlier answers are prefilled only for an account that may act for the person', async ({ page }) => {
  const form = page.frameLocator(`iframe[title="${frameName}"]`);
  await page.goto(`${preview}&uid=2`);
  await expect(form.getByRole('textbox', { name: 'Voornaam' })).toHaveValue('');
  await logIn(page, 'docent@example.org');
  await page.goto(`${preview}&uid=2`);
  await expect(form.getByRole('textbox', { name: 'Voornaam' })).toHaveValue('');
  await logIn(page, 'ouder@example.org');
  await page.goto(`${preview}&uid=2`);
  await expect(form.getByRole('textbox', { name: 'Voornaam' })).toHaveValue('Noor');
  // The preview does not change the selected member.
  await page.goto('/arabesk');
  await expect(page.getByRole('button', { name: 'Kies gezinslid' })).toBeVisible();
});

test('a tax certificate adds the question for a national number', async ({ page }) => {
  const form = page.frameLocator(`iframe[title="${frameName}"]`);
  await page.goto(preview);
  await expect(form.getByRole('textbox', { name: 'Voornaam' })).toBeVisible();
  await expect(form.getByRole('textbox', { name: /rijksregisternummer/i })).toHaveCount(0);
  await page.getByRole('button', { name: 'een fiscaal attest' }).click();
  await expect(page).toHaveURL(/allowTaxCertificate=1/);
  await expect(form.getByRole('textbox', { name: /rijksregisternummer/i })).toBeVisible();
});

test('an administrator sees the same questions as a member, with the newsletter', async ({ page }) => {
  const form = page.frameLocator(`iframe[title="${frameName}"]`);
  await logIn(page, 'beheer@example.org');
  await page.goto(preview);
  await expect(
    form.getByText('Wil je De Pirouette in je mailbox, onze maandelijkse nieuwsbrief?'),
  ).toBeVisible();
  await expect(form.getByText('jouw-adres@example.org').first()).toBeVisible();
});
