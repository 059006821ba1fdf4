import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { SchemaForm } from '#form-engine/src/SchemaForm.tsx';
import '../../registration/checksLoaded.ts';

const schema = {
  type: 'object',
  $defs: { house: { type: 'number', title: 'Nummer', maximum: 500 } },
  properties: {
    point: {
      type: 'array',
      title: 'Plaats',
      items: [{ type: 'string', title: 'Straat', minLength: 3 }, { $ref: '#/$defs/house' }],
      minItems: 2,
    },
    last: { type: 'string', title: 'Opmerking' },
  },
};

const street = () => page.getByRole('textbox', { name: /^Straat/ });
const house = () => page.getByLabelText(/^Nummer/);

test('a part that rjsf draws is checked when a field in it is left, also behind a reference', async () => {
  const onSubmit = vi.fn(async () => {});
  await render(<SchemaForm schema={schema} onSubmit={onSubmit} />);
  await userEvent.fill(street(), 'Ab');
  await userEvent.click(house());
  await expect.element(page.getByText('Deze tekst is te kort. Schrijf minstens 3 tekens.')).toBeVisible();
  await userEvent.fill(street(), 'Abdijstraat');
  await expect.element(page.getByText(/te kort/)).not.toBeInTheDocument();
  await userEvent.fill(house(), '501');
  await userEvent.click(page.getByLabelText(/^Opmerking/));
  await expect.element(page.getByText('Waarde mag niet groter zijn dan 500')).toBeVisible();
  await userEvent.fill(house(), '5');
  await userEvent.click(page.getByLabelText(/^Opmerking/));
  await expect.element(page.getByText(/Waarde mag niet/)).not.toBeInTheDocument();
});
