import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../../support/test.ts';
import { expectZomerkamp } from './zomerkamp.ts';

/** The keys of a person who builds without a pointer. The letters of the form itself aren't counted. */
function keysOn(page: Page) {
  const settings = page.getByRole('region', { name: 'Instellingen' });
  const first = settings.getByRole('textbox').first();
  let keys = 0;
  const press = async (...names: readonly string[]) => {
    for (const name of names) {
      keys += 1;
      await page.keyboard.press(name);
    }
  };
  const type = (words: string) => page.keyboard.type(words);
  /** Presses Tab until a setting has the focus. */
  const tabTo = async (setting: Locator) => {
    const isThere = () => setting.evaluate((element) => element === document.activeElement);
    for (let tabs = 0; tabs < 20 && !(await isThere()); tabs += 1) await press('Tab');
    await expect(setting).toBeFocused();
  };
  return {
    count: () => keys,
    press,
    type,
    /** A star behind the words makes a question one that must be answered. */
    required: () => press('*'),
    tabTo: (role: 'textbox' | 'checkbox', name: string) => tabTo(settings.getByRole(role, { name }).first()),
    /** Adds the first find of a search, which the builder selects to be written over. The letters of the search count too. */
    async add(search: string, words?: string) {
      await press('Control+Enter', ...search, 'Enter');
      // Several questions at once have no text to write over.
      const isOne = words !== undefined;
      await expect(isOne ? first : settings.getByRole('checkbox').first()).toBeFocused();
      if (isOne) await type(words);
    },
    async options(...options: readonly string[]) {
      const isInText = await first.evaluate((element) => element === document.activeElement);
      if (isInText) await press('Enter');
      else await tabTo(settings.getByRole('textbox', { name: 'Keuze 1', exact: true }));
      for (const [index, option] of options.entries()) {
        if (index > 0) await press('Enter');
        await expect(
          settings.getByRole('textbox', { name: `Keuze ${index + 1}`, exact: true }),
        ).toBeFocused();
        await type(option);
      }
    },
    /** Asks for an answer to the question before, or for any answer to the one that begins with a letter. */
    async onlyWhen({ answer, question }: { readonly answer?: string; readonly question?: string }) {
      const condition = settings.getByRole('group', { name: 'Wanneer tonen we dit?' });
      await tabTo(condition.getByRole('radio').first());
      await press('ArrowDown');
      if (question) {
        await tabTo(condition.getByRole('combobox', { name: 'Vraag' }));
        await press(question);
      }
      if (answer) {
        await tabTo(condition.getByRole('combobox', { name: 'Antwoord' }));
        await press(answer);
      }
    },
  };
}

test('a volunteer builds the medical form of a camp by keyboard alone, in 160 keys besides the words of the form', async ({
  page,
}) => {
  await page.goto('/preview/course-form?bouwen=1');
  const { add, press, type, required, options, onlyWhen, tabTo, count } = keysOn(page);
  await page.getByRole('button', { name: 'Vraag toevoegen' }).focus();
  await add('se', 'Over je kind');
  await add('', 'Voornaam');
  await required();
  await add('', 'Naam');
  await required();
  await add('geb', 'Geboortedatum');
  await required();
  await add('ee', 'Geslacht');
  await options('meisje', 'jongen', 'x');
  await add('ad', 'Adres');
  await required();
  await add('ke', 'T-shirtmaat');
  await required();
  await options('116', '128', '140', '152', 'S', 'M', 'L');
  await add('ee', 'Kan je kind zwemmen?');
  await required();
  await options('ja', 'een beetje', 'nee');
  await add('kom', 'Hoeveel meter?');
  await tabTo('textbox', 'Minstens');
  await type('25');
  await tabTo('textbox', 'Hoogstens');
  await type('1000');
  await tabTo('textbox', 'In stappen van');
  await type('25');
  await onlyWhen({ answer: 'j' });

  await add('se', 'Gezondheid');
  await add('ee', 'Heeft je kind allergieën?');
  await required();
  await options('ja', 'nee');
  await add('m', 'Welke allergieën?');
  await required();
  await options('noten', 'lactose', 'gluten', 'bijensteken');
  await tabTo('checkbox', 'Een eigen antwoord mag ook');
  await press('Space');
  await onlyWhen({ answer: 'j' });
  await add('gr', 'Medicatie');
  await tabTo('textbox', 'Hoogstens');
  await type('5');
  await tabTo('textbox', 'Naam van één rij');
  await type('Geneesmiddel');
  await add('', 'Naam van het middel');
  await required();
  await add('', 'Dosis');
  await add('u', 'Tijdstip');
  await press('Escape', 'ArrowLeft', 'ArrowLeft');
  await add('bes', 'Medische fiche van de huisarts');
  await tabTo('textbox', 'Hoogstens zoveel bestanden');
  await type('2');
  await onlyWhen({ question: 'M' });
  await add('noo');
  await add('aa', "Mogen we foto's van je kind gebruiken?");

  const keys = count();
  test.info().annotations.push({ type: 'keys', description: String(keys) });
  await expectZomerkamp(page);
  expect(keys).toBeLessThanOrEqual(160);
});
