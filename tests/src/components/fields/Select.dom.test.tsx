import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { findCutOffSelects } from '#e2e/support/screen/devices/cutOffSelects.ts';
import { Select } from '#src/components/fields/Select.tsx';

const long = 'T-shirt met het wapen van de kring, maat 146 tot en met 152 · € 18,50 · Nog 2 op voorraad';
const options = [
  { value: '', label: 'Kies een maat', disabled: true },
  { value: '1', label: 'S' },
  { value: '2', label: long },
];

function Size() {
  const [value, setValue] = useState('');
  return <Select aria-label="Maat" options={options} value={value} onChange={setValue} />;
}

test('Select grows with its choice, so that a phone with text of 200 % shows all of it', async () => {
  document.documentElement.style.fontSize = '200%';
  await page.viewport(320, 800);
  await render(<Size />);
  const field = page.getByRole('combobox', { name: 'Maat' });
  const height = () => field.element().getBoundingClientRect().height;
  const short = height();
  await userEvent.selectOptions(field, long);
  await expect.poll(height).toBeGreaterThan(short * 2);
  for (const width of [320, 390]) {
    await page.viewport(width, 800);
    await expect.poll(findCutOffSelects).toEqual([]);
  }
  await userEvent.selectOptions(field, 'S');
  await expect.poll(height).toBe(short);
});
