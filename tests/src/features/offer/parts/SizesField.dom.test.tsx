import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { SizesField } from '#src/features/offer/parts/SizesField.tsx';
import { expectAccessibleHere } from '#tests/support/expectAccessibleHere.ts';

const variants = [{ title: 'S', price: 10, allowsBackorder: false }];
const field = page.getByLabelText(/^Meerdere maten tegelijk/);
const add = page.getByRole('button', { name: 'Voeg deze maten toe' });

test('SizesField refuses a list without a new size, with its reason at the field that gets the focus', async () => {
  const onAdd = vi.fn<(list: string) => void>();
  const { container } = await render(<SizesField variants={variants} onAdd={onAdd} />);
  await userEvent.click(add);
  await expect.element(field).toHaveFocus();
  await expect.element(field).toHaveAccessibleDescription(/Vul eerst een maat in\.$/);
  await expectAccessibleHere(container);
  await userEvent.fill(field, 's');
  await expect.element(field).not.toHaveAttribute('aria-invalid');
  await userEvent.keyboard('{Enter}');
  await expect.element(field).toHaveAccessibleDescription(/Maat s staat er al\.$/);
  await expect.element(field).toHaveValue('s');
  expect(onAdd).not.toHaveBeenCalled();
});

test('SizesField says which sizes it added, and takes the next ones', async () => {
  const onAdd = vi.fn<(list: string) => void>();
  await render(<SizesField variants={variants} onAdd={onAdd} />);
  await userEvent.fill(field, 'S, M, L');
  await userEvent.click(add);
  expect(onAdd).toHaveBeenCalledExactlyOnceWith('S, M, L');
  await expect.element(page.getByRole('status')).toMatchTextContent('Deze maten staan erbij: M, L.');
  await expect.element(field).toHaveFocus();
  await expect.element(field).toHaveValue('');
});
