import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import '../registration/checksLoaded.ts';
import '#form-engine/src/builder.css';
import { build, button, item, qids, setting } from './support/building.tsx';
import { text } from './support/questions.ts';

const three = [{ title: 'Deel', fields: [text('a'), text('b'), text('c')] }];

test('FormBuilder makes a form from nothing by keyboard alone, and takes it back', async () => {
  const seen = await build([]);
  await userEvent.click(button('Vraag toevoegen'));
  await userEvent.keyboard('korte{Enter}');
  await expect.element(setting('Vraag')).toHaveFocus();
  await userEvent.keyboard('Voornaam');
  await expect.element(page.getByRole('textbox', { name: /^Voornaam/ })).toBeVisible();
  expect(seen.sections).toEqual([
    { title: 'Vragen', fields: [{ qid: 'nieuwe_vraag', type: 'text', question: 'Voornaam' }] },
  ]);
  await userEvent.keyboard('{Control>}z{/Control}');
  expect(seen.sections[0]?.fields[0]?.question).toBe('Nieuwe vraag');
  await expect.element(setting('Vraag')).toHaveValue('Nieuwe vraag');
  await userEvent.click(button('Maak ongedaan: vraag toegevoegd'));
  expect(seen.sections).toEqual([]);
  await userEvent.click(button('Opnieuw: vraag toegevoegd'));
  expect(qids(seen)).toBe('nieuwe_vraag');
});

test('FormBuilder moves a question with Alt and an arrow, keeps the focus on it, and says where it is', async () => {
  const seen = await build([...three, { title: 'Einde', fields: [] }]);
  await userEvent.click(item(/Vraag b/));
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
  expect(qids(seen)).toBe('a c b | ');
  await expect.element(item(/Vraag b/)).toHaveFocus();
  await expect.element(page.getByText('verplaatst: Vraag b, 3 van 3 in Deel')).toBeInTheDocument();
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
  await expect.poll(() => qids(seen)).toBe('a c | b');
  // The row is drawn anew in the other section, and gets the focus back.
  await expect.element(item(/Vraag b/)).toHaveFocus();
  await userEvent.keyboard('{Alt>}{ArrowUp}{ArrowUp}{ArrowUp}{/Alt}');
  await expect.poll(() => qids(seen)).toBe('b a c | ');
  await expect.element(item(/Vraag b/)).toHaveFocus();
});

test('FormBuilder names what depends on a question before it removes it', async () => {
  const seen = await build([
    { title: 'Deel', fields: [text('a'), text('b', { visible_when: { qid: 'a', filled: true } })] },
  ]);
  await userEvent.click(item(/Vraag a/));
  await userEvent.keyboard('{Delete}');
  await expect.element(page.getByText(/hangen hiervan af: .?Vraag b/)).toBeVisible();
  await userEvent.click(button('Niet verwijderen'));
  await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument();
  await expect.element(item(/Vraag a/)).toHaveFocus();
  await userEvent.click(button('Verwijder'));
  await userEvent.click(button('Toch verwijderen'));
  expect(qids(seen)).toBe('b');
});

test('FormBuilder asks for a condition in words', async () => {
  const seen = await build([
    { title: 'Deel', fields: [text('a', { type: 'radio', options: ['ja', 'nee'] }), text('b')] },
  ]);
  await userEvent.click(item(/Vraag b/));
  const shown = page.getByRole('group', { name: 'Wanneer tonen we dit?' });
  await userEvent.click(shown.getByRole('radio', { name: 'Alleen als …' }));
  await userEvent.selectOptions(shown.getByRole('combobox', { name: 'Vraag' }), 'Vraag a');
  await userEvent.selectOptions(shown.getByRole('combobox', { name: 'Antwoord' }), 'nee');
  expect(seen.sections[0]?.fields[1]).toMatchObject({ visible_when: { qid: 'a', equals: 'nee' } });
  await expect.element(page.getByText(/in het voorbeeld: niet zichtbaar/)).toBeVisible();
  await expect.element(page.getByRole('textbox', { name: /^Vraag b/ })).not.toBeInTheDocument();
  await userEvent.click(page.getByRole('radio', { name: 'nee', exact: true }));
  await userEvent.click(item(/Vraag b/));
  await expect.element(page.getByText(/in het voorbeeld: zichtbaar/)).toBeVisible();
  await userEvent.click(shown.getByRole('radio', { name: 'Altijd' }));
  expect(seen.sections[0]?.fields[1]).toEqual(text('b'));
});

test('FormBuilder adds options with Enter, and takes a pasted list', async () => {
  const seen = await build([{ title: 'Deel', fields: [text('a', { type: 'radio', options: [] })] }]);
  await userEvent.click(item(/Vraag a/));
  await userEvent.click(setting('Keuze 1'));
  await userEvent.keyboard('S{Enter}M');
  expect(seen.sections[0]?.fields[0]?.options).toEqual(['S', 'M']);
  const pasted = new DataTransfer();
  pasted.setData('text', 'L\n XL\r\n\nXXL');
  setting('Keuze 2')
    .element()
    .dispatchEvent(new ClipboardEvent('paste', { clipboardData: pasted, bubbles: true, cancelable: true }));
  await expect.element(setting('Keuze 5')).toHaveFocus();
  expect(seen.sections[0]?.fields[0]?.options).toEqual(['S', 'M', 'L', 'XL', 'XXL']);
});

test('FormBuilder draws the settings of a kind, and says what another kind leaves behind', async () => {
  const seen = await build([{ title: 'Deel', fields: [text('a', { type: 'number', config: { min: 1 } })] }]);
  await userEvent.click(item(/Vraag a/));
  await userEvent.fill(page.getByRole('textbox', { name: /^Hoogstens/ }), '25');
  expect(seen.sections[0]?.fields[0]?.config).toEqual({ min: 1, max: 25 });
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'Soort' }), 'Datum');
  expect(seen.sections[0]?.fields[0]).toEqual(text('a', { type: 'date' }));
  await expect.element(page.getByText(/weggelaten: config.min, config.max/)).toBeInTheDocument();
});

test('FormBuilder takes what is written as JSON, and keeps what can not be read', async () => {
  const seen = await build(three);
  await userEvent.click(button('JSON'));
  const json = page.getByRole('textbox', { name: 'JSON' });
  await userEvent.fill(json, '[{"title":"T","fields":[{"qid":"z","question":"Z"}]}]');
  expect(qids(seen)).toBe('z');
  await userEvent.fill(json, '[{"title":"T","fields":[\n{"qid":"z","question":"Z","type":"hologram"}]}]');
  await userEvent.click(button('Lijn 2'));
  await expect.element(json).toHaveFocus();
  expect(String(getSelection())).toMatch(/hologram/);
  await userEvent.fill(json, '[{');
  await expect.element(page.getByText(/geen geldige JSON/)).toBeVisible();
  expect(qids(seen)).toBe('z');
});

test('FormBuilder begins anew with other sections of its host, and shows a form that nobody may change', async () => {
  await build(three, { readOnly: true });
  await userEvent.click(item(/Vraag a/));
  await expect.element(setting('Vraag')).toHaveAttribute('readonly');
  expect(page.getByRole('button', { name: 'Vraag toevoegen' }).elements()).toEqual([]);
});

test('FormBuilder on a phone presses the button of the one pane in sight, and on a wide screen that of the tab', async () => {
  await build(three);
  const pressed = () =>
    page
      .getByRole('button', { pressed: true })
      .elements()
      .map(({ textContent }) => textContent);
  expect(pressed()).toEqual(['Formulier']);
  await page.viewport(390, 800);
  try {
    expect(pressed()).toEqual(['Overzicht']);
    await userEvent.click(button('Meer'));
    await userEvent.click(button('JSON'));
    expect(pressed()).toEqual(['JSON']);
    await userEvent.click(button('Instellingen'));
    expect(pressed()).toEqual(['Instellingen']);
  } finally {
    await page.viewport(1024, 800);
  }
  expect(pressed()).toEqual(['JSON']);
});

test('FormBuilder on a phone keeps its buttons on two lines, and those of a question on one', async () => {
  await page.viewport(390, 800);
  try {
    await build(three);
    expect(linesOf('.cf-builder-toolbar')).toBe(2);
    await userEvent.click(item(/Vraag b/));
    await userEvent.click(button('Instellingen'));
    expect(linesOf('.cf-builder-actions')).toBe(1);
    await userEvent.click(button('Meer').first());
    await expect.element(button('Importeer')).toBeVisible();
  } finally {
    await page.viewport(1024, 800);
  }
});

test('FormBuilder offers the usual kinds of question first', async () => {
  await build([]);
  await userEvent.click(button('Vraag toevoegen'));
  const kinds = (group: string) =>
    page
      .getByRole('group', { name: group, exact: true })
      .getByRole('option')
      .elements()
      .map(({ textContent }) => textContent);
  expect(kinds('Tekst').slice(0, 2)).toEqual(['Korte tekst', 'Lange tekst']);
  expect(kinds('Keuze').slice(0, 3)).toEqual(['Eén keuze', 'Meerdere keuzes', 'Keuzelijst']);
});

/** The number of lines on which the buttons of an element stand. */
function linesOf(selector: string): number {
  const buttons = [...document.querySelectorAll(`${selector} :is(button, summary)`)];
  const shown = buttons.filter((one) => one.checkVisibility());
  return new Set(shown.map((one) => Math.round(one.getBoundingClientRect().top))).size;
}
