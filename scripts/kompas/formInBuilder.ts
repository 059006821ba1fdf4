import type { Locator } from 'playwright';
import type { ClubFile } from '#schemas/clubFile.ts';
import type { Hands } from './hands.ts';

type Form = ClubFile['forms'][number];
type Section = Form['sections'][number];
type Question = Section['questions'][number];

/** Builds the questions of a form that is open in the builder, and saves them. @param save - the button that saves */
export async function buildForm(hands: Hands, sections: readonly Section[], save: string): Promise<void> {
  const { page, press } = hands;
  for (const { title, questions } of sections) {
    await press('Sectie toevoegen');
    await hands.fill(settings(hands).getByRole('textbox', { name: 'Titel', exact: true }), title);
    for (const question of questions) await buildQuestion(hands, question, sections);
  }
  await press('Bekijk en bewaar');
  const dialog = page.getByRole('dialog');
  await press(save, dialog);
  await dialog.waitFor({ state: 'detached' });
}

function settings({ main }: Hands): Locator {
  return main.getByRole('region', { name: 'Instellingen', exact: true });
}

async function buildQuestion(hands: Hands, question: Question, sections: readonly Section[]): Promise<void> {
  const { page, press } = hands;
  const around = settings(hands);
  await press('Vraag toevoegen');
  await page
    .getByRole('dialog')
    .getByRole('option', { name: kindOf(question), exact: true })
    .click();
  const words = around.getByRole('textbox', { name: 'Vraag', exact: true });
  if ((await words.inputValue()) !== question.question) await words.fill(question.question);
  await hands.choose('checkbox', 'Verplicht', around, question.required);
  for (const [index, option] of (question.options ?? []).entries()) {
    const label = typeof option === 'object' ? option.label : String(option);
    await hands.fill(around.getByRole('textbox', { name: `Keuze ${index + 1}`, exact: true }), label);
    if (index + 1 < (question.options ?? []).length) await page.keyboard.press('Enter');
  }
  const { visibleWhen, placeholder } = question;
  if (placeholder !== undefined && placeholder !== '') {
    const more = around.locator('details', { has: page.getByText('Meer instellingen', { exact: true }) });
    if ((await more.getAttribute('open')) === null)
      await around.getByText('Meer instellingen', { exact: true }).click();
    await hands.type('Voorbeeld in het lege veld', placeholder, around);
  }
  if (visibleWhen && 'equals' in visibleWhen) {
    const asked = sections.flatMap((section) => section.questions).find(({ qid }) => qid === visibleWhen.qid);
    const shown = around.getByRole('group', { name: 'Wanneer tonen we dit?', exact: true });
    await hands.choose('radio', 'Alleen als …', shown);
    await shown.getByRole('combobox', { name: 'Vraag', exact: true }).selectOption(asked?.question ?? '');
    await shown.getByRole('combobox', { name: 'Voorwaarde', exact: true }).selectOption('is');
    await shown
      .getByRole('combobox', { name: 'Antwoord', exact: true })
      .selectOption({ label: labelOf(asked, visibleWhen.equals) });
  }
}

/** The words of an option, by its value. */
function labelOf(asked: Question | undefined, value: unknown): string {
  const found = (asked?.options ?? []).find((option) => typeof option === 'object' && option.value === value);
  return typeof found === 'object' ? found.label : String(value);
}

/** The name in the list of kinds, or of a question that the profile answers. */
function kindOf({ type, defaultKey }: Question): string {
  switch (defaultKey) {
    case 'fname':
      return 'Voornaam uit het profiel';
    case 'lname':
      return 'Naam uit het profiel';
    case 'mail':
      return 'E-mailadres uit het profiel';
    case 'phone':
      return 'Telefoonnummer uit het profiel';
    case 'birthdate':
      return 'Geboortedatum';
  }
  const kinds: Readonly<Record<string, string>> = {
    ...{ text: 'Korte tekst', textarea: 'Lange tekst', select: 'Keuzelijst', radio: 'Eén keuze' },
  };
  return kinds[type] ?? type;
}

/** Makes a form outside any course, with its questions, its introduction and its days, and opens it. */
export async function makeForm(hands: Hands, form: Form): Promise<void> {
  const { page, main, press, type } = hands;
  const dialog = page.getByRole('dialog');
  await press(/^Formulieren beheren|^Alle formulieren/);
  await press('Nieuw formulier');
  // The url is that of the first title, and stays.
  const first = form.url.replaceAll('-', ' ');
  const name = first.charAt(0).toUpperCase() + first.slice(1);
  await type('Titel', name, dialog);
  await press('Maak het formulier', dialog);
  await buildForm(hands, form.sections, 'Bewaar dit formulier');
  await press(/^Alle formulieren/);
  await press(`Zet open: ${name}`);
  await main.getByText('Open', { exact: true }).first().waitFor();
  await press(`Meer voor ${name}`);
  await press('Titel, uitleg en dagen', page.locator('body'));
  await type('Titel', form.title, dialog);
  await type(/^Uitleg/, form.description, dialog);
  await hands.choose('checkbox', /^Alleen wie aangemeld is/, dialog, form.needsLogin);
  if (form.opensOn !== undefined) await hands.fill(dialog.getByLabel('Open vanaf (optioneel)'), form.opensOn);
  if (form.closesOn !== undefined)
    await hands.fill(dialog.getByLabel('Open tot en met (optioneel)'), form.closesOn);
  await press('Bewaar de gegevens', dialog);
  await dialog.waitFor({ state: 'detached' });
}
