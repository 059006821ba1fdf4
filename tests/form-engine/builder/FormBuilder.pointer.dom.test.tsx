import { expect, test } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { isWhole } from '#tests/support/sampled.ts';
import '../registration/checksLoaded.ts';
import '#form-engine/src/builder.css';
import { build, item, qids, setting } from './support/building.tsx';
import { text } from './support/questions.ts';

const sections = () => [
  { title: 'Deel', fields: [text('a'), text('b'), text('c')] },
  { title: 'Einde', fields: [text('g', { type: 'group', fields: [text('x')] })] },
];

/** Waits until rows can be dragged: the code for it is loaded after the outline. */
const draggable = (row: Locator) => expect.element(row).toHaveAttribute('draggable', 'true');

test('a question is dragged to another place, and that is said', async () => {
  const seen = await build(sections());
  await draggable(item(/Vraag a/));
  await userEvent.dragAndDrop(item(/Vraag a/), item(/Vraag c/), { targetPosition: { x: 40, y: 38 } });
  await expect.poll(() => qids(seen)).toBe('b c a | g');
  await expect.element(page.getByText('verplaatst: Vraag a, 3 van 3 in Deel')).toBeInTheDocument();
});

test('several selected questions are dragged together into a group', async () => {
  const seen = await build(sections());
  await draggable(item(/Vraag g/));
  await userEvent.click(item(/Vraag a/));
  await userEvent.click(item(/Vraag b/), { modifiers: ['Shift'] });
  await userEvent.dragAndDrop(item(/Vraag b/), item(/Vraag g/));
  await expect.poll(() => qids(seen)).toBe('c | g');
  expect(seen.sections[1]?.fields[0]?.fields?.map(({ qid }) => qid)).toEqual(['x', 'a', 'b']);
});

test('a section is dragged with its questions', async () => {
  const seen = await build(sections());
  await draggable(item(/Einde/));
  await userEvent.dragAndDrop(item(/Einde/), item(/Deel/), { targetPosition: { x: 40, y: 3 } });
  await expect.poll(() => qids(seen)).toBe('g | a b c');
});

test('nothing is dragged in a form that nobody may change', async () => {
  await build(sections(), { readOnly: true });
  await userEvent.click(item(/Vraag a/));
  await expect.element(item(/Vraag a/)).not.toHaveAttribute('draggable');
});

test('a second press on a text of the form edits it where it stands', async () => {
  const seen = await build([
    {
      title: 'Deel',
      fields: [text('a', { help: 'Kort' }), text('b', { type: 'radio', options: ['ja', 'nee'] })],
    },
  ]);
  const write = async (from: string, to: string) => {
    const form = page.getByRole('region', { name: 'Formulier' });
    await userEvent.dblClick(form.getByText(from, { exact: true }));
    await expect.element(setting('Pas deze tekst aan')).toHaveValue(from);
    await userEvent.fill(setting('Pas deze tekst aan'), to);
    await userEvent.keyboard('{Enter}');
    await expect.element(setting('Pas deze tekst aan')).not.toBeInTheDocument();
  };
  await write('Vraag a', 'Voornaam');
  await write('Kort', 'Zoals op de kaart');
  await write('nee', 'neen');
  await write('Deel', 'Over jou');
  expect(seen.sections).toMatchObject([
    {
      title: 'Over jou',
      fields: [{ question: 'Voornaam', help: 'Zoals op de kaart' }, { options: ['ja', 'neen'] }],
    },
  ]);
  await userEvent.dblClick(page.getByRole('region', { name: 'Formulier' }).getByText('Voornaam'));
  await userEvent.fill(setting('Pas deze tekst aan'), 'Naam');
  await userEvent.keyboard('{Escape}');
  expect(seen.sections[0]?.fields[0]?.question).toBe('Voornaam');
});

/** More than the 600 questions that are shown at once. */
const count = isWhole ? 5000 : 620;

test(`a form of ${count} questions, with a cycle and names such as \`__proto__\`, is shown in part, and says so`, async () => {
  const many = Array.from({ length: count }, (_, index) => text(`q${index}`));
  const last = `q${count - 1}`;
  const fields = [
    text('__proto__', { visible_when: { qid: 'constructor', filled: true } }),
    text('constructor', { visible_when: { qid: '__proto__', filled: true } }),
    ...many,
  ];
  const seen = await build([{ title: 'Deel', fields }]);
  await expect.element(page.getByText(new RegExp(`^Dit formulier heeft ${count + 2} vragen`))).toBeVisible();
  await userEvent.click(item(/Vraag __proto__/));
  await expect.element(page.getByText(/verwijzen in een kring naar elkaar/)).toBeVisible();
  await userEvent.fill(page.getByRole('searchbox'), last);
  await userEvent.click(item(new RegExp(`Vraag ${last}`)));
  await expect.element(page.getByRole('textbox', { name: new RegExp(`^Vraag ${last}`) })).toBeVisible();
  await userEvent.fill(setting('Vraag'), 'De laatste');
  expect(seen.sections[0]?.fields.at(-1)?.question).toBe('De laatste');
});
