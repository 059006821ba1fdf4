import type { Page } from '@playwright/test';
import { expectAccessible } from '../../support/screen/expectAccessible.ts';
import { shownForm } from '../../support/screen/preview/shownForm.ts';
import { expect, test } from '../../support/test.ts';
import { expectZomerkamp } from './zomerkamp.ts';

/** The acts of a person who builds, with the words on the screen. */
function buildingOn(page: Page) {
  const settings = page.getByRole('region', { name: 'Instellingen' });
  let presses = 0;
  /** Presses and choices are counted; a choice in a list is two presses. What is typed isn't counted. */
  const pressed = (count = 1) => {
    presses += count;
  };
  const text = (name: string, value: string, isFocused = false) => {
    if (!isFocused) pressed();
    return settings.getByRole('textbox', { name }).first().fill(value);
  };
  const tick = (name: string) => {
    pressed();
    return settings.getByRole('checkbox', { name }).check();
  };
  /** A phone shows one part at a time. */
  const toOutline = async () => {
    const outline = page.getByRole('button', { name: 'Overzicht' });
    if (!(await outline.isVisible())) return;
    pressed();
    await outline.click();
  };
  const select = async (name: string) => {
    await toOutline();
    pressed();
    await page.getByRole('treeitem', { name }).last().locator('> span').click();
  };
  return {
    presses: () => presses,
    text,
    select,
    tick,
    required: () => tick('Verplicht'),
    async preset(name: string) {
      await toOutline();
      pressed(2);
      await page.getByRole('button', { name: 'Vraag toevoegen' }).click();
      await page.getByRole('dialog').getByRole('option', { name, exact: true }).click();
    },
    async add(kind: string, question: string) {
      await toOutline();
      pressed(2);
      await page.getByRole('button', { name: 'Vraag toevoegen' }).click();
      await page.getByRole('dialog').getByRole('option', { name: kind, exact: true }).click();
      await expect(settings.getByRole('textbox', { name: 'Vraag', exact: true })).toBeFocused();
      await text('Vraag', question, true);
    },
    async section(title: string) {
      await toOutline();
      pressed();
      await page.getByRole('button', { name: 'Sectie toevoegen' }).click();
      await text('Titel', title, true);
    },
    /** Pastes a list into the first option. */
    async options(...options: readonly string[]) {
      pressed();
      await settings.getByRole('textbox', { name: 'Keuze 1', exact: true }).evaluate((field, pasted) => {
        const clipboardData = new DataTransfer();
        clipboardData.setData('text', pasted);
        field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
      }, options.join('\n'));
    },
    async onlyWhen(what: string, question: string, answer?: string) {
      const condition = settings.getByRole('group', { name: what });
      pressed(answer ? 5 : 3);
      await condition.getByRole('radio', { name: 'Alleen als …' }).click();
      await condition.getByRole('combobox', { name: 'Vraag' }).selectOption(question);
      if (answer) await condition.getByRole('combobox', { name: 'Antwoord' }).selectOption(answer);
    },
  };
}

test('a volunteer builds the medical form of a camp from nothing, and shares it by its link', async ({
  page,
  isMobile,
}) => {
  await page.goto('/preview/course-form?bouwen=1');
  const build = buildingOn(page);
  const { add, preset, text, tick, required, options, onlyWhen, select, section } = build;
  await section('Over je kind');
  await add('Korte tekst', 'Voornaam');
  await required();
  await add('Korte tekst', 'Naam');
  await required();
  await add('Geboortedatum', 'Geboortedatum');
  await required();
  await add('Eén keuze', 'Geslacht');
  await options('meisje', 'jongen', 'x');
  await add('Adres', 'Adres');
  await required();
  await add('Keuzelijst', 'T-shirtmaat');
  await options('116', '128', '140', '152', 'S', 'M', 'L');
  await required();
  await add('Eén keuze', 'Kan je kind zwemmen?');
  await options('ja', 'een beetje', 'nee');
  await required();
  await add('Kommagetal', 'Hoeveel meter?');
  await text('Minstens', '25');
  await text('Hoogstens', '1000');
  await text('In stappen van', '25');
  await onlyWhen('Wanneer tonen we dit?', 'Kan je kind zwemmen?', 'ja');

  await section('Gezondheid');
  await add('Eén keuze', 'Heeft je kind allergieën?');
  await options('ja', 'nee');
  await required();
  await add('Meerdere keuzes', 'Welke allergieën?');
  await options('noten', 'lactose', 'gluten', 'bijensteken');
  await onlyWhen('Wanneer tonen we dit?', 'Heeft je kind allergieën?', 'ja');
  await required();
  await tick('Een eigen antwoord mag ook');
  await add('Groep die zich herhaalt', 'Medicatie');
  await text('Hoogstens', '5');
  await text('Naam van één rij', 'Geneesmiddel');
  await add('Korte tekst', 'Naam van het middel');
  await required();
  await add('Korte tekst', 'Dosis');
  await add('Uur', 'Tijdstip');
  await select('Gezondheid');
  await add('Bestand', 'Medische fiche van de huisarts');
  await text('Hoogstens zoveel bestanden', '2');
  await onlyWhen('Wanneer tonen we dit?', 'Medicatie');
  await preset('Noodcontact');
  await add('Aanvinkvakje', "Mogen we foto's van je kind gebruiken?");

  // A phone shows one part at a time, and takes a press more for each question.
  expect(build.presses()).toBeLessThanOrEqual(isMobile ? 110 : 90);
  await expectAccessible(page);
  await expectZomerkamp(page);
  await page.getByRole('button', { name: 'Terug naar het voorbeeld' }).click();
  const form = shownForm(page);
  await form.getByRole('radio', { name: 'ja', exact: true }).first().check();
  await expect(form.getByRole('textbox', { name: /^Hoeveel meter/ })).toBeVisible();
  await expect(page).toHaveURL(/#./);
  await page.reload();
  await expect(form.getByRole('button', { name: 'Geneesmiddel toevoegen' })).toBeVisible();
});
