import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import '../registration/checksLoaded.ts';
import '#form-engine/src/builder.css';
import { build, button, item, qids, setting } from './support/building.tsx';
import { text } from './support/questions.ts';

const two = () => [
  { title: 'Deel', fields: [text('a'), text('b'), text('c', { visible_when: { qid: 'a', filled: true } })] },
  { title: 'Einde', fields: [text('z')] },
];

/** Presses a key of the clipboard on the focused part, as a browser sends it, with what the clipboard has. */
function clipboard(type: 'cut' | 'copy' | 'paste', data = new DataTransfer()): DataTransfer {
  document.activeElement?.dispatchEvent(
    new ClipboardEvent(type, { clipboardData: data, bubbles: true, cancelable: true }),
  );
  return data;
}

test('a cut question stays until it is pasted, and what refers to it still does', async () => {
  const seen = await build(two());
  await userEvent.click(item(/Vraag a/));
  const data = clipboard('cut');
  // Nothing has changed yet.
  expect(qids(seen)).toBe('');
  await expect.element(page.getByText('Geknipt: Vraag a. Plak waar het moet staan.')).toBeInTheDocument();
  await userEvent.click(item(/Vraag z/));
  clipboard('paste', data);
  await expect.poll(() => qids(seen)).toBe('b c | z a');
  expect(seen.sections[0]?.fields[1]).toMatchObject({ visible_when: { qid: 'a' } });
  await expect.element(item(/Vraag a/)).toHaveFocus();
  await expect.element(page.getByText('geplakt: Vraag a, 2 van 2 in Einde')).toBeInTheDocument();
});

test('several questions that are copied together are pasted in another tab, with names of their own', async () => {
  await build(two());
  await userEvent.click(item(/Vraag a/));
  await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}');
  const data = clipboard('copy');
  const other = await build([{ title: 'Ander', fields: [text('a')] }]);
  await userEvent.click(
    page
      .getByRole('tree')
      .last()
      .getByRole('treeitem', { name: /Vraag a/ }),
  );
  clipboard('paste', data);
  await expect.poll(() => qids(other)).toBe('a vraag_a b');
});

test('a text that is no part of a form is not pasted into the outline, and that is said', async () => {
  const seen = await build(two());
  await userEvent.click(item(/Vraag a/));
  const data = new DataTransfer();
  data.setData('text/plain', '{"clubpoort-form":1,"parts":[7]}');
  clipboard('paste', data);
  await expect.element(page.getByText('Op het klembord staan geen vragen.')).toBeInTheDocument();
  expect(qids(seen)).toBe('');
});

test('keys go from pane to pane, back to the outline, and add from anywhere', async () => {
  const seen = await build(two());
  await userEvent.click(item(/Vraag a/));
  await userEvent.keyboard('{F6}');
  await expect.element(page.getByRole('region', { name: 'Formulier' })).toHaveFocus();
  await userEvent.keyboard('{F6}');
  await expect.element(setting('Vraag')).toHaveFocus();
  await userEvent.keyboard('{Control>}{Enter}{/Control}{Enter}');
  await expect.element(setting('Vraag')).toHaveFocus();
  await expect.poll(() => qids(seen)).toBe('a nieuwe_vraag b c | z');
  await userEvent.keyboard('{Escape}');
  await expect.element(item(/Nieuwe vraag/)).toHaveFocus();
  await userEvent.keyboard('z');
  await expect.element(item(/Vraag z/)).not.toHaveFocus();
  await userEvent.keyboard('e');
  await expect.element(item(/Einde/)).toHaveFocus();
});

test('a section is added from the palette', async () => {
  const seen = await build([]);
  await userEvent.click(button('Vraag toevoegen'));
  await userEvent.keyboard('sectie{Enter}');
  await expect.element(setting('Titel')).toHaveFocus();
  expect(seen.sections).toEqual([{ title: 'Nieuwe sectie', fields: [] }]);
});
