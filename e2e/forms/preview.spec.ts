import type { Page } from '@playwright/test';
import { logIn } from '../support/person/logIn.ts';
import { expectAccessible } from '../support/screen/expectAccessible.ts';
import { replaceSections } from '../support/screen/preview/replaceSections.ts';
import { shownForm } from '../support/screen/preview/shownForm.ts';
import { showPreviewPart } from '../support/screen/preview/showPreviewPart.ts';
import { expect, test } from '../support/test.ts';

/** The preview of Arabesk, with the general questions and those of a course. */
const preview = '/preview/course-form?club=1&tariff=1031';
/** The panel of the innermost tab: the technical ones are tabs in a tab. */
const panel = (page: Page) => page.getByRole('tabpanel').last();
const lines = (page: Page) => page.locator('.cm-line');

const frameName = 'Het formulier zoals een lid het ziet';

test('a visitor sees the same form as a member, and nothing is saved', { tag: '@loop' }, async ({ page }) => {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api?q=')) calls.push(new URL(request.url()).searchParams.get('q') ?? '');
  });
  await page.goto(preview);
  const form = shownForm(page);
  await expect(form.getByRole('textbox', { name: 'Voornaam' })).toHaveValue('');
  await expect(page.getByRole('button', { name: /gezinslid/i })).toHaveCount(0);

  await form.getByRole('textbox', { name: 'Voornaam' }).fill('Noor');
  await form.getByRole('button', { name: 'Inschrijven' }).click();
  await expect(form.getByRole('alert')).toContainText('Vul dit veld in');
  // The form scrolls to its first mistake, and the page around it scrolls along: a tab that is pressed meanwhile moves away.
  await expect(form.getByRole('textbox', { name: 'Naam', exact: true })).toBeFocused();
  await showPreviewPart(page, 'Secties');
  await page.getByRole('tab', { name: 'Technisch' }).click();
  await page.getByRole('tab', { name: 'Antwoorden' }).click();
  await expect(panel(page)).toContainText('"1001_0": "Noor"');
  await expect(panel(page)).toContainText(/\d+ velden zijn nog niet juist/);
  expect(calls.filter((call) => call.startsWith('save'))).toEqual([]);
});

test('a choice beside the form changes its frame or its questions, and the address keeps it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(preview);
  const form = page.frameLocator(`iframe[title="${frameName}"]`);
  const width = () => form.locator(':root').evaluate(() => window.innerWidth);
  await expect.poll(width).toBe(390);
  await expect(form.getByRole('textbox', { name: 'Voornaam' })).toBeVisible();
  await expect(form.getByRole('textbox', { name: /rijksregisternummer/i })).toHaveCount(0);
  await page.getByText('Computer', { exact: true }).click();
  await expect.poll(width).toBe(1280);
  await page.getByRole('button', { name: 'een fiscaal attest' }).click();
  await expect(page).toHaveURL(/allowTaxCertificate=1/);
  await page.reload();
  await expect.poll(width).toBe(1280);
  await expect(form.getByRole('textbox', { name: /rijksregisternummer/i })).toBeVisible();

  // A narrow screen shows the form or its sections, and keeps what is typed in the other.
  const sections = page.getByRole('region', { name: 'Achter de schermen' });
  const part = (name: string) => page.getByRole('group', { name: 'Wat wil je zien?' }).getByText(name);
  await expect(part('Secties')).toBeHidden();
  await form.getByRole('textbox', { name: 'Voornaam' }).fill('Noor');
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(sections).toBeHidden();
  await part('Secties').click();
  await expect(page).toHaveURL(/toon=secties/);
  await expect(sections.getByRole('tab', { name: 'Secties' })).toBeInViewport();
  await expect(page.getByTitle(frameName)).toBeHidden();
  await part('Voorbeeld').click();
  await expect(form.getByRole('textbox', { name: 'Voornaam' })).toHaveValue('Noor');
});

test('pasted sections are rendered at once with their diagnostics, and a reload or a link carries them', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/preview/course-form');
  const form = shownForm(page);
  const dog = (of: typeof form) => of.getByRole('textbox', { name: /^Hoe heet je hond\? <img/ });
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
  await replaceSections(page, JSON.stringify([{ title: 'Over je hond', fields }]));
  await showPreviewPart(page, 'Voorbeeld');
  await expect(dog(form)).toBeVisible();
  await expect(page).toHaveURL(/#secties=[\w-]+$/);
  await page.reload();
  await expect(dog(form)).toBeVisible();
  await showPreviewPart(page, 'Secties');
  await page.getByRole('button', { name: 'Kopieer de link' }).click();
  await expect(page.getByRole('button', { name: 'Link gekopieerd' })).toBeVisible();
  const other = await context.newPage();
  await other.goto(await page.evaluate(() => navigator.clipboard.readText()));
  await showPreviewPart(other, 'Voorbeeld');
  await expect(dog(shownForm(other))).toBeVisible();

  await page.getByRole('tab', { name: 'Technisch 1' }).click();
  await page.getByRole('tab', { name: 'Diagnose 1' }).click();
  await expect(panel(page)).toContainText('doubled-key');
  await page.getByRole('tab', { name: 'JSON Schema' }).click();
  await expect(panel(page)).toContainText('"7_0"');
  await page.getByRole('tab', { name: 'Secties' }).click();
  await replaceSections(page, '[{"title":');
  await expect(page.getByText(/nog geen geldige JSON/)).toBeVisible();
  await showPreviewPart(page, 'Voorbeeld');
  await expect(dog(form)).toBeVisible();
});

test('a manager opens the preview from the club and from the dashboard, and a chosen course adds its questions', async ({
  page,
}) => {
  const form = shownForm(page);
  const toPreview = page
    .getByRole('main')
    .getByRole('link', { name: 'Voorbeeld van het inschrijvingsformulier' });
  await logIn(page, 'beheer@example.org');
  await page.goto('/dashboard');
  await toPreview.click();
  await page.getByRole('link', { name: 'Voorbeeld van Dansstudio Arabesk' }).click();
  await expect(form.getByRole('textbox', { name: 'Voornaam' })).toBeVisible();

  await page.goto('/arabesk');
  await toPreview.click();
  await expect(form.getByRole('textbox', { name: 'Voornaam' })).toBeVisible();
  const ofCourse = form.getByRole('button', { name: 'Verder naar: Ballet 6-8 jaar' });
  const course = page.getByLabel('Cursus', { exact: true });
  await expect(course).toHaveValue('');
  await course.selectOption('Jazz 12-15 jaar');
  await expect(page).toHaveURL(/nid=106/);
  await expect(form.getByRole('textbox', { name: 'Voornaam' })).toBeVisible();
  await course.selectOption('Ballet 6-8 jaar');
  await expect(page).toHaveURL(/nid=102/);
  await expect(ofCourse).toBeVisible();
});

test('the editor numbers and folds lines, completes from the schema, and shows an error at its line under the real policy', async ({
  page,
}) => {
  const answer = await page.goto('/preview/course-form');
  expect(answer?.headers()['content-security-policy']).toContain("style-src 'self';");
  const field = { qid: 1, nid: 0, type: 'text', question: 'Wie mogen we bellen?', requierd: true };
  await replaceSections(page, JSON.stringify([{ title: 'Als er iets gebeurt', fields: [field] }], null, 2));
  const editor = page.locator('.cm-editor');

  await test.step('its styles are constructed style sheets, so that the policy allows them', async () => {
    await expect(page.locator('.cm-lineNumbers .cm-gutterElement').filter({ hasText: /^10$/ })).toBeVisible();
    await expect(editor).toHaveCSS('display', 'flex');
    expect(
      await editor.evaluate((element) => {
        const root = element.getRootNode();
        return root instanceof ShadowRoot && root.adoptedStyleSheets.length > 0;
      }),
    ).toBe(true);
  });

  await test.step('a misspelt name is marked at its line, with a proposal that repairs it', async () => {
    const misspelt = page.locator('.cm-lintRange-warning');
    await expect(misspelt).toHaveText('"requierd"');
    await expect(lines(page).filter({ has: misspelt })).toHaveText('"requierd": true', {
      useInnerText: true,
    });
    await expectAccessible(page);
    await misspelt.hover();
    await expect(page.getByText('“requierd” bestaat niet. Bedoel je “required”?').first()).toBeVisible();
    await page.getByRole('button', { name: 'Vervang door “required”' }).click();
    await expect(misspelt).toHaveCount(0);
    await showPreviewPart(page, 'Voorbeeld');
    await expect(shownForm(page).getByRole('textbox', { name: /Wie mogen we bellen/ })).toBeVisible();
    await showPreviewPart(page, 'Secties');
  });

  await test.step('the schema completes the type of a question', async () => {
    await lines(page).filter({ hasText: '"type": "text"' }).click();
    await page.keyboard.press('End');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    for (let typed = 0; typed < 4; typed += 1) await page.keyboard.press('Backspace');
    await page.keyboard.type('ra');
    const list = page.getByRole('listbox', { name: 'Voorstellen' });
    await expect(list.getByRole('option', { name: /^radio/ })).toContainText('één antwoord, alles zichtbaar');
    await expectAccessible(page);
    await list.getByRole('option', { name: /^radio/ }).click();
    await expect(lines(page).filter({ hasText: '"type"' })).toContainText('"type": "radio",');
  });

  await test.step('an error of the schema stands at its line, and is counted', async () => {
    await lines(page).filter({ hasText: '"nid": 0' }).click();
    await page.keyboard.press('End');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Backspace');
    await page.keyboard.type('"x"');
    await expect(page.locator('.cm-lintRange-error')).toHaveText('"x"');
    await expect(page.getByText('1 fout', { exact: true })).toBeVisible();
  });

  await test.step('a section folds', async () => {
    await page.getByTitle('Vouw dicht').nth(1).click();
    await expect(page.locator('.cm-foldPlaceholder')).toBeVisible();
    await expect(lines(page).filter({ hasText: '"question"' })).toHaveCount(0);
  });
});
