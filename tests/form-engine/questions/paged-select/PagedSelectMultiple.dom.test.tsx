import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { atHand, choicesOf, listed, renderSelectMultiple, towns } from './choicesFor.tsx';

const row = (label: string) => page.getByRole('option', { name: label, exact: true });
const press = (element: Element) => element.dispatchEvent(new MouseEvent('click', { bubbles: true }));
const chip = (label: string) => page.getByRole('button', { name: `Verwijder ${label}`, exact: true });

describe('PagedSelectMultiple', () => {
  test('chooses several options without closing the list, and keeps them in the order of the options', async () => {
    const { box, changes } = await renderSelectMultiple();
    await userEvent.click(box);
    await userEvent.keyboard('leu{Enter}');
    await userEvent.keyboard('aalst{Enter}');
    await expect.poll(() => changes).toEqual([['v10'], ['v0', 'v10']]);
    await expect.element(box).toHaveAttribute('aria-expanded', 'true');
    await expect.element(page.getByRole('listbox')).toHaveAttribute('aria-multiselectable', 'true');
    await expect
      .element(page.getByRole('option', { name: 'Aalst' }))
      .toHaveAttribute('aria-selected', 'true');
    await expect.poll(atHand).toBe('Aalst');
    await userEvent.keyboard('{Enter}{Escape}');
    await expect.poll(() => changes.at(-1)).toEqual(['v10']);
    await expect.element(box).toHaveValue('');
    await expect.element(page.getByText('1 gekozen')).toBeInTheDocument();
  });

  test('a mouse click chooses an option, and leaving the list chooses nothing', async () => {
    const { box, changes } = await renderSelectMultiple();
    await userEvent.click(box);
    await userEvent.click(page.getByRole('option', { name: 'Gent', exact: true }));
    await userEvent.click(page.getByRole('option', { name: 'Genk' }));
    await expect.poll(() => changes.at(-1)).toEqual(['v5', 'v6']);
    await userEvent.keyboard('leu{Tab}');
    await expect.element(box).toHaveAttribute('aria-expanded', 'false');
    await expect.poll(() => changes.at(-1)).toEqual(['v5', 'v6']);
  });

  test('keeps both choices when two options are pressed before a render', async () => {
    const { box, changes } = await renderSelectMultiple();
    await userEvent.click(box);
    const [antwerpen, aalst] = [await row('Antwerpen').findElement(), await row('Aalst').findElement()];
    press(antwerpen);
    // React handles the press now, but the host may render its result in a later task.
    await null;
    press(aalst);
    await expect.poll(() => changes).toEqual([['v1'], ['v0', 'v1']]);
  });

  test('chooses an option that is pressed as soon as it becomes active under the pointer', async () => {
    const { box, changes } = await renderSelectMultiple();
    await userEvent.click(box);
    await userEvent.click(row('Antwerpen'));
    await expect.poll(() => changes).toEqual([['v1']]);
    const aalst = await row('Aalst').findElement();
    const drawn = new MutationObserver(() => {
      drawn.disconnect();
      press(aalst);
    });
    drawn.observe(aalst, { attributeFilter: ['data-active'] });
    aalst.dispatchEvent(new MouseEvent('mousemove', { bubbles: true }));
    await expect.poll(() => changes).toEqual([['v1'], ['v0', 'v1']]);
  });

  test('ignores the Enter that ends the composition of an input method (IME)', async () => {
    const { box, changes } = await renderSelectMultiple();
    await userEvent.click(box);
    await userEvent.keyboard('leu');
    await expect.poll(atHand).toBe('Leuven');
    const enter = { key: 'Enter', bubbles: true, cancelable: true };
    box.element().dispatchEvent(new KeyboardEvent('keydown', { ...enter, keyCode: 229 }));
    box.element().dispatchEvent(new KeyboardEvent('keydown', { ...enter, isComposing: true }));
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => changes).toEqual([['v10']]);
  });

  test('moves the focus to the neighbour of a removed choice, and to the box after the last one', async () => {
    const { box, changes } = await renderSelectMultiple({ value: ['v0', 'v5', 'v10'] });
    await userEvent.click(chip('Gent'));
    await expect.poll(() => changes.at(-1)).toEqual(['v0', 'v10']);
    await expect.element(chip('Leuven')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(chip('Aalst')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => changes.at(-1)).toEqual([]);
    await expect.element(box).toHaveFocus();
  });

  test('row 27: a choice that is no longer offered stays visible and can be removed', async () => {
    const { changes } = await renderSelectMultiple({ value: ['weg', 'v0'] });
    await userEvent.click(chip('weg (niet meer beschikbaar)'));
    await expect.poll(() => changes).toEqual([['v0']]);
  });

  test('row 26: renders only a few of 40,000 options, also when all are chosen', async () => {
    const options = choicesOf(Array.from({ length: 40_000 }, (_, n) => `Vereniging ${n}`));
    const { box, changes } = await renderSelectMultiple({
      options,
      value: options.map(({ value }) => value),
    });
    await expect.poll(() => document.querySelectorAll('.cf-chip').length).toBe(10);
    await userEvent.click(page.getByRole('button', { name: 'Toon er nog 10' }));
    await expect.poll(() => document.querySelectorAll('.cf-chip').length).toBe(20);
    await expect.element(chip('Vereniging 10')).toHaveFocus();
    await userEvent.click(box);
    await expect.poll(() => listed().length).toBe(11);
    await userEvent.keyboard('39999{Enter}');
    await expect.poll(() => changes.at(-1)?.length).toBe(39_999);
  });

  test('row 25: two options with one label are two choices', async () => {
    const options = [{ value: 'x', label: 'Zelfde' }, { value: 'y', label: 'Zelfde' }, ...towns];
    const { box, changes } = await renderSelectMultiple({ options });
    await userEvent.click(box);
    await userEvent.click(page.getByRole('option', { name: 'Zelfde' }).nth(1));
    await userEvent.click(page.getByRole('option', { name: 'Zelfde' }).nth(0));
    await expect.poll(() => changes.at(-1)).toEqual(['x', 'y']);
  });

  test('is readable but cannot be changed in read-only mode', async () => {
    const { box, changes } = await renderSelectMultiple({ value: ['v5'], readOnly: true });
    await expect.element(page.getByText('Gent')).toBeVisible();
    await expect.element(chip('Gent')).not.toBeInTheDocument();
    await userEvent.click(box);
    await userEvent.keyboard('leu{Enter}');
    await expect.poll(() => [listed(), changes]).toEqual([[], []]);
  });
});
