import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { LookField } from '#src/features/offer/look/LookField.tsx';
import type { ClubLook } from '#src/features/offer/look/LookPreview.tsx';

const store = { send: async () => '1', addressOf: () => 'data:image/gif;base64,R0lGODlhAQABAAAAACw=' };
const look: ClubLook = { title: 'Dansstudio Arabesk', city: 'Gent', color: '#2f5bb7', font: 'plain' };

async function open(begin: Partial<ClubLook> = {}) {
  const changes: (readonly [Partial<ClubLook>, string])[] = [];
  function Holder() {
    const [value, setValue] = useState<ClubLook>({ ...look, ...begin });
    return (
      <LookField
        value={value}
        store={store}
        faults={[]}
        focus={undefined}
        onChange={(changed, what) => {
          changes.push([changed, what]);
          setValue((before) => ({ ...before, ...changed }));
        }}
      />
    );
  }
  await render(<Holder />);
  return { changes, last: () => changes.at(-1)?.[0] };
}

const typed = page.getByRole('textbox', { name: 'Code van de kleur' });
const report = page.getByRole('group', { name: 'Kleur', exact: true }).getByRole('status');
const buttons = () =>
  ['light', 'dark'].map((theme) => {
    const button = [...document.querySelectorAll(`[data-preview="${theme}"] span`)].find(
      (one) => one.textContent === 'Schrijf je in',
    );
    return button && getComputedStyle(button).backgroundColor;
  });

test('LookField tells in words how well a colour can be read, and proposes the nearest readable one', async () => {
  const { last } = await open();
  await expect.element(report).toMatchTextContent(/^Witte letters op deze kleur: 6,3 : 1, goed leesbaar\./);
  await userEvent.fill(typed, '#F2C230');
  expect(last()).toEqual({ color: '#f2c230' });
  await expect.element(report).toMatchTextContent(/1,6 : 1, slecht leesbaar/);
  await userEvent.click(page.getByRole('button', { name: 'Neem #83691a' }));
  expect(last()).toEqual({ color: '#83691a' });
  await expect.element(typed).toHaveValue('#83691a');
  await expect.element(page.getByRole('button', { name: /^Neem/ })).not.toBeInTheDocument();
});

test('LookField takes a typed colour once it is one, without its sign too', async () => {
  const { changes, last } = await open();
  await userEvent.fill(typed, '5b4a9');
  await expect.element(typed).toHaveAttribute('aria-invalid', 'true');
  expect(changes).toEqual([]);
  await userEvent.fill(typed, '5b4a9c');
  expect(last()).toEqual({ color: '#5b4a9c' });
  await expect.element(page.getByRole('radio', { name: 'paars' })).toBeChecked();
});

test('LookField shows the page in light and dark, each with the colour that the portal makes of it', async () => {
  const { changes } = await open({ color: '#f2c230' });
  await expect.poll(buttons).toEqual(['rgb(131, 105, 26)', 'rgb(242, 194, 48)']);
  await userEvent.click(page.getByText('rood'));
  expect(changes).toEqual([[{ color: '#b3261e' }, 'Kleur']]);
  await expect.poll(() => buttons()[0]).toBe('rgb(179, 38, 30)');
});

test('LookField shows the title in the chosen font', async () => {
  const { last } = await open();
  await userEvent.click(page.getByText('Rond'));
  expect(last()).toEqual({ font: 'round' });
  const title = () => document.querySelector('[data-preview="light"] p span');
  await expect
    .poll(() => title() && getComputedStyle(title() ?? document.body).fontFamily)
    .toMatch(/^"?Nunito/);
});

test('LookField removes a logo, and keeps no text of it', async () => {
  const { last } = await open({ logo: { file: '4' } });
  await userEvent.click(page.getByRole('button', { name: 'Verwijder het logo' }));
  expect(last()).toEqual({ logo: null });
});
