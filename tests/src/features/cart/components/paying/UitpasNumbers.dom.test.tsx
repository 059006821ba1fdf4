import { useState } from 'react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { noItems } from '#src/features/basket/state/cartItems.ts';
import { UitpasNumbers } from '#src/features/cart/components/paying/UitpasNumbers.tsx';

const people = [
  { uid: 8, name: 'Noor Peeters' },
  { uid: 9, name: 'Lars Peeters' },
];

function Numbers() {
  const [items, setItems] = useState(noItems);
  return (
    <>
      <UitpasNumbers
        people={people}
        numbers={items.uitpas}
        feedback={['De UiTPAS van Lars Peeters kennen we niet.']}
        onChange={(change) => setItems(change)}
      />
      <output>{Object.entries(items.uitpas).join(' ')}</output>
    </>
  );
}

test('UitpasNumbers refuses a number that another person has, before it sends anything', async () => {
  const screen = await render(<Numbers />);
  const noor = screen.getByRole('textbox', { name: 'UiTPAS-nummer van Noor Peeters' });
  const lars = screen.getByRole('textbox', { name: 'UiTPAS-nummer van Lars Peeters' });
  await userEvent.click(screen.getByRole('button', { name: 'UiTPAS met kansentarief?' }));
  await userEvent.type(noor, '0900 0000 01231{Enter}');
  await expect.element(screen.getByText('8,0900000001231')).toBeVisible();
  await userEvent.type(lars, '0900000001231{Enter}');
  await expect
    .element(lars)
    .toHaveAccessibleDescription('Je kan niet twee keer hetzelfde UiTPAS nummer gebruiker');
  await expect.element(screen.getByText('8,0900000001231')).toBeVisible();
  await userEvent.fill(lars, '0900000009999');
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByText('8,0900000001231 9,0900000009999')).toBeVisible();
  await expect.element(lars).toHaveAccessibleDescription('De UiTPAS van Lars Peeters kennen we niet.');
  await userEvent.fill(noor, '');
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByText('9,0900000009999')).toBeVisible();
});
