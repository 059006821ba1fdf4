import { useState } from 'react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Tabs } from '#src/components/layout/Tabs.tsx';

const tabs = [
  { id: 'one', label: 'Een' },
  { id: 'two', label: 'Twee', count: 3 },
  { id: 'three', label: 'Drie' },
] as const;

function Sample() {
  const [selected, setSelected] = useState<(typeof tabs)[number]['id']>('one');
  return (
    <Tabs label="Voorbeeld" tabs={tabs} selected={selected} onSelect={setSelected}>
      <p>Paneel {selected}</p>
    </Tabs>
  );
}

test('Tabs shows the panel of the chosen tab, with the tab as its name', async () => {
  const screen = await render(<Sample />);
  await screen.getByRole('tab', { name: 'Twee 3' }).click();
  await expect.element(screen.getByRole('tabpanel', { name: /^Twee/ })).toHaveTextContent('Paneel two');
  await expect.element(screen.getByRole('tab', { name: 'Een' })).toHaveAttribute('aria-selected', 'false');
});

test.each([
  ['{ArrowRight}', 'Twee 3'],
  ['{ArrowLeft}', 'Drie'],
  ['{End}', 'Drie'],
  ['{End}{ArrowRight}', 'Een'],
  ['{End}{Home}', 'Een'],
])('Tabs moves the focus and the choice with %s', async (keys, expected) => {
  const screen = await render(<Sample />);
  await screen.getByRole('tab', { name: 'Een' }).click();
  await userEvent.keyboard(keys);
  const tab = screen.getByRole('tab', { name: expected });
  await expect.element(tab).toHaveFocus();
  await expect.element(tab).toHaveAttribute('aria-selected', 'true');
});

test('Tabs is a single tab stop', async () => {
  const screen = await render(
    <>
      <Sample />
      <button type="button">Daarna</button>
    </>,
  );
  await screen.getByRole('tab', { name: 'Een' }).click();
  await userEvent.tab();
  await expect.element(screen.getByRole('button', { name: 'Daarna' })).toHaveFocus();
  await userEvent.tab({ shift: true });
  await expect.element(screen.getByRole('tab', { name: 'Een' })).toHaveFocus();
  await userEvent.tab();
  await expect.element(screen.getByRole('button', { name: 'Daarna' })).toHaveFocus();
});
