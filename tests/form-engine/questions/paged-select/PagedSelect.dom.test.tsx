import { describe, expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { atHand, choicesOf, listed, renderSelect, towns } from './choicesFor.tsx';

const open = { name: 'Keuzes' };

describe('PagedSelect', () => {
  test('is a native select for up to 10 options', async () => {
    const { box, changes } = await renderSelect({ options: towns.slice(0, 10) });
    await userEvent.selectOptions(box, 'Gent');
    await expect.poll(() => changes).toEqual(['v5']);
  });

  test('row 26: shows 40,000 options 10 at a time, and finds each by searching', async () => {
    const options = choicesOf(Array.from({ length: 40_000 }, (_, n) => `Vereniging ${n}`));
    const { box, changes } = await renderSelect({ options });
    await userEvent.click(box);
    await expect.poll(() => listed().length).toBe(11);
    await userEvent.click(page.getByRole('option', { name: 'Toon er nog 10' }));
    await expect.poll(() => listed().length).toBe(21);
    await expect.poll(atHand).toBe('Vereniging 10');
    await userEvent.fill(box, '39999');
    await expect.poll(listed).toEqual(['Vereniging 39999']);
    await expect.element(page.getByRole('status').first()).toHaveTextContent('1 resultaat');
    await userEvent.click(page.getByRole('option'));
    await expect.poll(() => changes).toEqual(['v39999']);
    await expect.element(box).toHaveValue('Vereniging 39999');
  });

  test('announces the number of results after a pause in typing', async () => {
    const { box } = await renderSelect();
    const status = page.getByRole('status').first();
    await userEvent.fill(box, 'gen');
    await expect.element(status).toHaveTextContent('3 resultaten');
    await userEvent.fill(box, 'xyz');
    await expect.element(status).toHaveTextContent('Geen resultaten');
    await expect.poll(listed).toEqual([]);
    await expect.element(page.getByText('Geen resultaten').first()).toBeVisible();
  });

  test('row 25: two options with one label can both be chosen', async () => {
    const options = [{ value: 'x', label: 'Zelfde' }, { value: 'y', label: 'Zelfde' }, ...towns];
    const { box, changes } = await renderSelect({ options });
    for (const index of [1, 0]) {
      await userEvent.click(box);
      await userEvent.click(page.getByRole('option', { name: 'Zelfde' }).nth(index));
    }
    await expect.poll(() => changes).toEqual(['y', 'x']);
    await userEvent.fill(box, 'zelfde');
    await userEvent.click(page.getByText('Ernaast'));
    await expect.poll(() => changes, { message: 'a label of two is no choice' }).toEqual(['y', 'x']);
    await expect.element(box).toHaveValue('Zelfde');
  });

  test('row 27: keeps a value visible that is no longer offered until another one is chosen', async () => {
    const { box, changes } = await renderSelect({ value: 'weg' });
    await expect.element(box).toHaveValue('weg (niet meer beschikbaar)');
    await userEvent.click(box);
    await userEvent.click(page.getByText('Ernaast'));
    await expect.element(box).toHaveValue('weg (niet meer beschikbaar)');
    await userEvent.fill(box, 'gent');
    await userEvent.click(page.getByRole('option', { name: 'Gent' }));
    await expect.poll(() => changes).toEqual(['v5']);
  });

  test('row 27: a value that is no longer offered can be cleared', async () => {
    const { box, changes } = await renderSelect({ value: 'weg' });
    await userEvent.click(page.getByRole('button', { name: 'Wis keuze' }));
    await expect.poll(() => changes).toEqual(['']);
    await expect.element(box).toHaveValue('');
    await expect.element(box).toHaveFocus();
    await expect.element(page.getByRole('button', { name: 'Wis keuze' })).not.toBeInTheDocument();
  });

  test.each([{ required: true }, { readOnly: true }, { disabled: true }])(
    'offers no button to clear the choice when it is %j',
    async (kept) => {
      await renderSelect({ value: 'v1', ...kept });
      await expect.element(page.getByRole('button', { name: 'Wis keuze' })).not.toBeInTheDocument();
    },
  );

  test.each([{ readOnly: true }, { disabled: true }])(
    'is readable but cannot be changed when it is %j',
    async (locked) => {
      const { box, changes } = await renderSelect({ value: 'v5', ...locked });
      await expect.element(box).toHaveValue('Gent');
      await userEvent.click(box, { force: true });
      await userEvent.keyboard('{ArrowDown}leu{Enter}');
      await expect.element(box).toHaveAttribute('aria-expanded', 'false');
      await expect.poll(() => changes).toEqual([]);
    },
  );

  test('a mouse click chooses an option, closes the list, and marks the option when the list opens again', async () => {
    const { box, changes } = await renderSelect();
    await userEvent.click(page.getByRole('button', open));
    await userEvent.click(page.getByRole('option', { name: 'Brugge' }));
    await expect.poll(() => changes).toEqual(['v2']);
    await expect.element(box).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(page.getByRole('button', open));
    await expect
      .element(page.getByRole('option', { name: 'Brugge' }))
      .toHaveAttribute('aria-selected', 'true');
    await userEvent.click(page.getByRole('button', open));
    await expect.element(box).toHaveAttribute('aria-expanded', 'false');
  });

  test('a click outside closes the list without choosing, and restores the label', async () => {
    const { box, changes, left } = await renderSelect({ value: 'v5' });
    await userEvent.fill(box, 'leu');
    await userEvent.click(page.getByText('Ernaast'));
    await expect.element(box).toHaveValue('Gent');
    await expect.poll(listed).toEqual([]);
    await expect.poll(() => [changes, left]).toEqual([[], ['']]);
  });

  test('chooses the option whose complete label was typed', async () => {
    const { box, changes } = await renderSelect();
    await userEvent.fill(box, 'LEUVEN ');
    await userEvent.click(page.getByText('Ernaast'));
    await expect.poll(() => changes).toEqual(['v10']);
    await expect.element(box).toHaveValue('Leuven');
  });

  test('moving the focus from the box to its buttons does not call onBlur', async () => {
    const { box, left } = await renderSelect({ value: 'v5' });
    await userEvent.click(box);
    await userEvent.keyboard('{Escape}{Tab}');
    await expect.element(page.getByRole('button', { name: 'Wis keuze' })).toHaveFocus();
    await expect.poll(() => left).toEqual([]);
    await userEvent.keyboard('{Tab}');
    await expect.poll(() => left).toEqual(['']);
  });

  test('exposes its role, name and state to assistive technology, open and closed', async () => {
    const { box } = await renderSelect({ required: true, invalid: true, describedBy: 'town-help' });
    const controlled = () => document.getElementById(box.element().getAttribute('aria-controls') ?? '');
    expect(controlled()?.getAttribute('role')).toBe('listbox');
    await expect.element(box).toHaveAttribute('aria-expanded', 'false');
    await expect.element(box).toHaveAttribute('aria-autocomplete', 'list');
    await expect.element(box).toHaveAttribute('aria-required', 'true');
    await expect.element(box).toHaveAttribute('aria-invalid', 'true');
    await expect.element(box).toHaveAttribute('aria-describedby', 'town-help');
    expect(box.element().hasAttribute('aria-activedescendant')).toBe(false);
    await userEvent.click(box);
    await expect.element(box).toHaveAttribute('aria-expanded', 'true');
    await expect.element(page.getByRole('listbox', open)).toBeVisible();
    expect(controlled()).toBe(page.getByRole('listbox', open).element());
  });

  test('opens inside the viewport, also at the end of a page, with rows large enough for a finger', async () => {
    const { box } = await renderSelect();
    const page = document.body;
    page.style.paddingBlockStart = `${window.innerHeight}px`;
    onTestFinished(() => {
      page.style.removeProperty('padding-block-start');
    });
    await userEvent.click(box);
    const list = () => document.querySelector('[role=listbox]')?.getBoundingClientRect();
    await expect.poll(() => list()?.bottom).toBeLessThanOrEqual(window.innerHeight);
    expect(list()?.height).toBeLessThanOrEqual(window.innerHeight / 2);
    expect(box.element().getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
    for (const row of document.querySelectorAll('[role=option]'))
      expect(row.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  });

  test('scrolls the chosen row into view when the list opens', async () => {
    const { box } = await renderSelect({ value: 'v9' });
    await userEvent.click(box);
    await expect.poll(atHand).toBe('Kortrijk');
    const [row, list] = ['[aria-selected=true]', '[role=listbox]'].map((part) =>
      document.querySelector(part)?.getBoundingClientRect(),
    );
    expect(row?.bottom ?? Number.NaN).toBeLessThanOrEqual((list?.bottom ?? 0) + 1);
  });

  test('shows a long label completely in the list', async () => {
    const long = 'Koninklijke Turnkring '.repeat(20).trim();
    const { box } = await renderSelect({ options: [...choicesOf([long]), ...towns.slice(1)] });
    await userEvent.click(box);
    const row = page.getByRole('option', { name: long }).element();
    expect(row.scrollWidth).toBeLessThanOrEqual(row.clientWidth);
  });
});
