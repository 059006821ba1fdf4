import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { atHand, listed, renderSelect } from './choicesFor.tsx';

const more = 'Toon er nog 5';

async function renderFocused(value = '') {
  const select = await renderSelect({ value });
  await userEvent.click(select.box);
  await userEvent.keyboard('{Escape}');
  const input = select.box.element();
  if (!(input instanceof HTMLInputElement)) throw new Error('a combobox is an input');
  return { ...select, input, isOpen: () => input.getAttribute('aria-expanded') === 'true' };
}

/** Renders the select with its second row active. */
async function renderInList(value = '') {
  const select = await renderFocused(value);
  await userEvent.keyboard('{ArrowDown}{Home}{ArrowDown}{ArrowDown}');
  await expect.poll(atHand).toBe('Antwerpen');
  return select;
}

describe('PagedSelect, the keys of the textbox', () => {
  test('Down Arrow: opens the list with its first row active', async () => {
    const { isOpen, changes } = await renderFocused();
    await userEvent.keyboard('{ArrowDown}');
    await expect.poll(() => [isOpen(), atHand(), changes]).toEqual([true, 'Aalst', []]);
  });

  test('Down Arrow: opens the list with the chosen row active when it is visible', async () => {
    await renderFocused('v5');
    await userEvent.keyboard('{ArrowDown}');
    await expect.poll(atHand).toBe('Gent');
  });

  test('Down Arrow: moves to the row after the first match, which is active by default', async () => {
    await renderFocused();
    await userEvent.keyboard('gen');
    await expect.poll(atHand).toBe('Gent');
    await userEvent.keyboard('{ArrowDown}');
    await expect.poll(atHand).toBe('Genk');
  });

  test('Alt + Down Arrow: opens the list and leaves the caret in the text', async () => {
    const { isOpen, changes } = await renderFocused();
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await expect.poll(() => [isOpen(), atHand(), changes]).toEqual([true, undefined, []]);
  });

  test('Up Arrow: opens the list with its last row active', async () => {
    const { isOpen } = await renderFocused();
    await userEvent.keyboard('{ArrowUp}');
    await expect.poll(() => [isOpen(), atHand()]).toEqual([true, more]);
  });

  test('Alt + Up Arrow: closes the list and chooses nothing', async () => {
    const { isOpen, input, changes } = await renderInList();
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
    await expect.poll(() => [isOpen(), input.value, changes]).toEqual([false, '', []]);
    await expect.poll(() => document.activeElement).toBe(input);
  });

  test('Enter: chooses the first match, which is active by default, and closes the list', async () => {
    const { isOpen, input, changes } = await renderFocused();
    await userEvent.keyboard('leu{Enter}');
    await expect.poll(() => [isOpen(), input.value, changes]).toEqual([false, 'Leuven', ['v10']]);
  });

  test('Enter: closes a list without an active row', async () => {
    const { isOpen, changes } = await renderFocused();
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}{Enter}');
    await expect.poll(() => [isOpen(), changes]).toEqual([false, []]);
  });

  test('Escape: closes the list and restores the chosen label', async () => {
    const { isOpen, input, changes } = await renderFocused('v5');
    await userEvent.keyboard('leu{Escape}');
    await expect.poll(() => [isOpen(), input.value, changes]).toEqual([false, 'Gent', []]);
  });

  test('Escape: keeps the text when the list is closed', async () => {
    const { input, changes } = await renderFocused('v5');
    await userEvent.keyboard('{Escape}{Escape}');
    await expect.poll(() => [input.value, changes]).toEqual(['Gent', []]);
  });

  test('Printable characters: replace the chosen label, open the list and search in it', async () => {
    const { isOpen, input, changes } = await renderFocused('v5');
    input.select();
    await userEvent.keyboard('bru');
    await expect
      .poll(() => [isOpen(), input.value, listed(), changes])
      .toEqual([true, 'bru', ['Brugge', 'Brussel'], []]);
  });
});

describe('PagedSelect, the keys of the list', () => {
  test('Enter: chooses the active row and closes the list', async () => {
    const { isOpen, input, changes } = await renderInList();
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => [isOpen(), input.value, changes]).toEqual([false, 'Antwerpen', ['v1']]);
    await expect.poll(() => document.activeElement).toBe(input);
  });

  test('Escape: closes the list and chooses nothing', async () => {
    const { isOpen, input, changes } = await renderInList('v5');
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => [isOpen(), input.value, changes]).toEqual([false, 'Gent', []]);
  });

  test('Down Arrow: moves to the next row, and from the last to the first', async () => {
    await renderInList();
    await userEvent.keyboard('{ArrowDown}');
    await expect.poll(atHand).toBe('Brugge');
    await userEvent.keyboard('{ArrowDown}'.repeat(8));
    await expect.poll(atHand).toBe(more);
    await userEvent.keyboard('{ArrowDown}');
    await expect.poll(atHand).toBe('Aalst');
  });

  test('Up Arrow: moves to the previous row, and from the first to the last', async () => {
    await renderInList();
    await userEvent.keyboard('{ArrowUp}');
    await expect.poll(atHand).toBe('Aalst');
    await userEvent.keyboard('{ArrowUp}');
    await expect.poll(atHand).toBe(more);
  });

  test.each([
    ['Right Arrow', '{ArrowRight}', 3],
    ['Left Arrow', '{ArrowLeft}', 1],
    ['Home', '{Home}', 0],
    ['End', '{End}', 3],
  ])('%s: moves the caret in the text and leaves the list open', async (_name, key, caret) => {
    const { isOpen, input } = await renderFocused();
    await userEvent.keyboard('gen{ArrowDown}');
    input.setSelectionRange(2, 2);
    await userEvent.keyboard(key);
    await expect
      .poll(() => [isOpen(), atHand(), input.selectionStart, input.value])
      .toEqual([true, undefined, caret, 'gen']);
  });

  test('Printable characters: are typed in the text and search in the open list', async () => {
    const { isOpen, input, changes } = await renderInList();
    await userEvent.keyboard('m');
    await expect
      .poll(() => [isOpen(), input.value, listed(), changes])
      .toEqual([true, 'm', ['Mechelen', 'Dendermonde'], []]);
  });

  test('Backspace: returns to the text and deletes the character before the caret', async () => {
    const { isOpen, input } = await renderFocused();
    await userEvent.keyboard('gent{ArrowDown}{Backspace}');
    await expect.poll(() => [isOpen(), input.value]).toEqual([true, 'gen']);
    await expect.poll(listed).toEqual(['Gent', 'Genk', 'Sint-Genesius-Rode']);
    await userEvent.keyboard('{Backspace}{Backspace}{Backspace}');
    await expect.poll(() => [isOpen(), input.value, atHand()]).toEqual([true, '', undefined]);
  });

  test('Delete: returns to the text and deletes the character after the caret', async () => {
    const { isOpen, input } = await renderFocused();
    await userEvent.keyboard('gent{ArrowDown}');
    input.setSelectionRange(3, 3);
    await userEvent.keyboard('{Delete}');
    await expect.poll(() => [isOpen(), input.value]).toEqual([true, 'gen']);
  });

  test('Tab: chooses the active row, closes the list and moves to the next control', async () => {
    const { isOpen, input, changes, left } = await renderInList();
    await userEvent.keyboard('{Tab}');
    await expect.poll(() => [isOpen(), input.value, changes]).toEqual([false, 'Antwerpen', ['v1']]);
    await expect.poll(() => document.activeElement).toHaveTextContent('Daarna');
    await expect
      .poll(() => left, { message: 'the answer is handed over before the field is left' })
      .toEqual(['v1']);
  });

  test('Enter on the row "...": shows ten more rows with the first of them active', async () => {
    const { isOpen, changes } = await renderFocused();
    await userEvent.keyboard('{ArrowUp}');
    const before = document.querySelector('[role=combobox]')?.getAttribute('aria-activedescendant');
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => [isOpen(), listed().length, atHand(), changes]).toEqual([true, 15, 'Leuven', []]);
    expect(document.querySelector('[role=combobox]')?.getAttribute('aria-activedescendant')).not.toBe(before);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect.poll(() => changes).toEqual(['v11']);
  });
});
