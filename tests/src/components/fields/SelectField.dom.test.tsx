import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { SelectField } from '#src/components/fields/SelectField.tsx';

const options = [
  { value: '', label: 'Alle jaren' },
  { value: '2026', label: 'Seizoen 2026' },
];

function Year() {
  const [value, setValue] = useState('');
  return (
    <>
      <SelectField label="Jaar" options={options} value={value} onChange={setValue} />
      <output>{value === '' ? 'alles' : value}</output>
    </>
  );
}

test('SelectField has its label as name, and shows the chosen value, also for the empty choice', async () => {
  await render(<Year />);
  const field = page.getByRole('combobox', { name: 'Jaar' });
  const chosen = page.getByRole('status');
  await expect.element(chosen).toHaveTextContent('alles');
  await userEvent.selectOptions(field, 'Seizoen 2026');
  await expect.element(chosen).toHaveTextContent('2026');
  await expect.element(field).toHaveDisplayValue('Seizoen 2026');
  await userEvent.selectOptions(field, 'Alle jaren');
  await expect.element(chosen).toHaveTextContent('alles');
});
