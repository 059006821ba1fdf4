import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { FormBuilder, type FormBuilderProps } from '#form-engine/src/builder.ts';
import type { WireSection } from '#form-engine/src/sections/wireSection.ts';
import { writeWorkbook } from '../../import/examples/writeWorkbook.ts';
import '../../registration/checksLoaded.ts';
import '#form-engine/src/styles.css';
import '#form-engine/src/builder.css';

const button = (name: string) => page.getByRole('button', { name, exact: true });
const item = (name: RegExp) => page.getByRole('treeitem', { name });
const dialog = page.getByRole('dialog', { name: 'Importeer vragen' });
const source = page.getByRole('textbox', { name: 'Plak je vragen' });

async function build(given: readonly WireSection[], props: Partial<FormBuilderProps> = {}) {
  const seen: { sections: readonly WireSection[] } = { sections: given };
  function Host() {
    const [sections, setSections] = useState(given);
    const onChange = (next: readonly WireSection[]) => {
      seen.sections = next;
      setSections(next);
    };
    return <FormBuilder {...props} sections={sections} onChange={onChange} />;
  }
  await render(<Host />);
  return seen;
}

const two: readonly WireSection[] = [
  {
    title: 'Deel',
    fields: [
      { qid: 'naam', type: 'text', question: 'Naam' },
      { qid: 'b', type: 'text', question: 'Laatste' },
    ],
  },
];
const qids = ({ sections }: { sections: readonly WireSection[] }) =>
  sections.map(({ fields }) => fields.map(({ qid }) => qid).join(' ')).join(' | ');

/** Pastes a text where the focus is. */
function paste(element: Element, text: string): void {
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', text);
  element.dispatchEvent(
    new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true, composed: true }),
  );
}

test('TransferButtons reads a list in words, shows what becomes of it, and adds it behind the selected question in one step', async () => {
  const seen = await build(two);
  await userEvent.click(item(/Naam/));
  await userEvent.click(button('Importeer'));
  await expect.element(source).toHaveFocus();
  await expect.element(button('Voeg toe')).toHaveAttribute('aria-disabled', 'true');
  await userEvent.fill(source, 'Naam?\nGeboortedatum *\nAllergieën: geen, noten, andere');
  await expect.element(page.getByText('Een lijst met vragen: 3 vragen. Alles komt mee.')).toBeVisible();
  await expect
    .element(dialog.getByRole('listitem').filter({ hasText: 'Geboortedatum *' }))
    .toHaveTextContent('Geboortedatum * Geboortedatum');
  await userEvent.click(button('Voeg toe'));
  await expect.element(dialog).not.toBeInTheDocument();
  expect(qids(seen)).toBe('naam naam_2 geboortedatum allergieen b');
  await expect.element(page.getByText(/^geïmporteerd: Naam\?, 2 van 5 in Deel/)).toBeInTheDocument();
  await userEvent.click(button('Maak ongedaan: geïmporteerd'));
  expect(qids(seen)).toBe('naam b');
});

test('TransferButtons gives questions a section with a title where the form has none yet', async () => {
  const seen = await build([]);
  await userEvent.click(button('Importeer'));
  await userEvent.fill(source, 'Huisarts');
  await expect.element(page.getByText(/Een lijst met vragen: 1 vraag/)).toBeVisible();
  await userEvent.click(button('Voeg toe'));
  expect(seen.sections).toMatchObject([{ title: 'Vragen', fields: [{ question: 'Huisarts' }] }]);
});

test('TransferButtons replaces the form by that of another program, and names what stays behind', async () => {
  const seen = await build(two);
  await userEvent.click(button('Importeer'));
  const survey = {
    elements: [
      { type: 'text', name: 'a', title: 'A', colCount: 1, visibleIf: 'raar(' },
      { type: 'hologram', name: 'h', title: 'Hologram' },
    ],
  };
  await userEvent.fill(source, JSON.stringify(survey));
  await expect.element(page.getByText('SurveyJS: 1 vraag. 3 dingen komen niet mee.')).toBeVisible();
  const left = page.getByRole('region', { name: 'Dit komt niet mee' });
  await expect.element(left.getByText('visibleIf: raar(')).toBeVisible();
  await expect.element(left.getByText('Dit soort vraag bestaat hier niet (1)')).toBeVisible();
  await expect.element(left.getByText('colCount: 1')).not.toBeVisible();
  await userEvent.click(button('Vervang het hele formulier'));
  expect(qids(seen)).toBe('a');
  await userEvent.click(button('Maak ongedaan: geïmporteerd'));
  expect(qids(seen)).toBe('naam b');
});

test('TransferButtons reads a workbook, and says so where a file can not be read', async () => {
  const seen = await build([]);
  await userEvent.click(button('Importeer'));
  const bytes = writeWorkbook([
    {
      name: 'Vragen',
      rows: [
        ['Sectie', 'Vraag', 'Soort'],
        ['Kind', 'Maat', 'tekst'],
      ],
    },
  ]);
  const file = page.getByLabelText('Of kies een bestand');
  await userEvent.upload(file, new File([new Uint8Array([0x50, 0x4b, 3, 4])], 'stuk.xlsx'));
  await expect.element(page.getByText('Dit kunnen we niet lezen (1)')).toBeVisible();
  await expect.element(button('Voeg toe')).toHaveAttribute('aria-disabled', 'true');
  await userEvent.upload(file, new File([new Uint8Array(bytes)], 'vragen.xlsx'));
  await expect.element(page.getByText('Een tabel met vragen: 1 vraag. Alles komt mee.')).toBeVisible();
  expect(page.getByRole('button', { name: 'Vervang het hele formulier' }).elements()).toEqual([]);
  await userEvent.click(button('Voeg toe'));
  expect(seen.sections).toEqual([
    { title: 'Kind', fields: [{ qid: 'maat', type: 'text', question: 'Maat' }] },
  ]);
});

test('TransferButtons opens with a text that is pasted in the outline, and leaves one alone that is pasted in a field', async () => {
  await build(two);
  await userEvent.click(item(/Naam/));
  paste(page.getByRole('textbox', { name: 'Vraag', exact: true }).element(), 'In een veld');
  paste(item(/Naam/).element(), 'Leeftijd\nAdres');
  await expect.element(source).toHaveValue('Leeftijd\nAdres');
  await expect.element(page.getByText(/2 vragen/)).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
});

test('TransferButtons saves the questions and the JSON Schema of the form, and prints it', async () => {
  await build(two, { readOnly: true });
  expect(page.getByRole('button', { name: 'Importeer' }).elements()).toEqual([]);
  const saved: Promise<string>[] = [];
  const names: string[] = [];
  const address = vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    saved.push((blob as Blob).text());
    return 'blob:';
  });
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    names.push(this.download);
  });
  const print = vi.spyOn(window, 'print').mockImplementation(() => undefined);
  try {
    for (const way of ['Vragen als JSON', 'JSON Schema']) {
      await userEvent.click(button('Exporteer'));
      await userEvent.click(button(way));
      await expect.element(button(way)).not.toBeInTheDocument();
    }
    await expect.poll(() => names).toEqual(['formulier.json', 'formulier.schema.json']);
    const [sections = '', schema = ''] = await Promise.all(saved);
    expect(JSON.parse(sections)).toEqual(two);
    expect(JSON.parse(schema)).toMatchObject({ type: 'object', properties: { naam_0: { type: 'string' } } });
    await userEvent.click(button('Exporteer'));
    await userEvent.click(button('Afdrukken of bewaren als pdf'));
    await expect.poll(() => print.mock.calls.length).toBe(1);
    expect(document.querySelector('.cf-builder-sheet .cf-print')?.textContent).toContain('Laatste');
    window.dispatchEvent(new Event('afterprint'));
    await expect.poll(() => document.querySelector('.cf-builder-sheet')).toBe(null);
  } finally {
    address.mockRestore();
    click.mockRestore();
    print.mockRestore();
  }
});
