import { AddressInput, type AddressInputProps } from '@clubpoort/form-engine';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { longText } from '../kinds/longTexts.ts';
import {
  addresses,
  failingAddresses,
  failingSearch,
  slowAddresses,
  workingAddresses,
  workingSearch,
} from './support/addressPorts.ts';

type StoryArgs = AddressInputProps & { readonly label: string };

const required = (part: string) => ({ path: [part], message: 'Vul dit veld in', severity: 'error' as const });

/**
 * An address in its parts. Postcode and city filter each other, and the person can override the server's doubt. It also works
 * without a form: put it in a fieldset and control its value.
 */
const meta = {
  title: 'Controls/AddressInput',
  component: AddressInput,
  tags: ['autodocs'],
  args: { id: 'control', label: 'Adres', value: undefined, onChange: fn(), addresses: workingAddresses },
  render: ({ label, ...args }) => {
    const [value, setValue] = useState(args.value);
    return (
      <div className="cf-form">
        <fieldset className="cf-field">
          <legend className="cf-label">{label}</legend>
          <AddressInput {...args} value={value} onChange={setValue} />
        </fieldset>
      </div>
    );
  },
} satisfies Meta<StoryArgs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Filled: Story = { args: { value: addresses.some } };
export const RequiredError: Story = {
  args: {
    required: true,
    value: { ...addresses.some, streetNumber: '', city: '' },
    problems: [required('streetNumber'), required('city')],
  },
};
export const Warning: Story = {
  args: {
    value: addresses.some,
    problems: [{ path: ['bus'], message: 'Vorig jaar woonde je zonder busnummer.', severity: 'warning' }],
  },
};
export const Disabled: Story = { args: { value: addresses.some, disabled: true } };
export const ReadOnly: Story = { args: { value: addresses.some, readOnly: true } };
export const LongText: Story = { args: { label: longText, value: addresses.long } };

export const Doubted: Story = { args: { value: addresses.doubted } };

export const Suggestion: Story = {
  args: { value: { ...addresses.some, street: '' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Straat' }), 'Kerkstraet');
    await userEvent.tab();
    const accept = await canvas.findByRole('button', { name: 'Bedoelde je Kerkstraat 12?' });
    await expect(await canvas.findByRole('textbox', { name: 'Straat' })).toBeInvalid();
    await expect(accept).toBeVisible();
  },
};

export const Overridden: Story = {
  args: { value: addresses.doubted },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'foutmelding negeren' }));
    await expect(await canvas.findByText('We bewaren je adres zoals je het invulde.')).toBeVisible();
  },
};

export const Unchecked: Story = {
  args: {
    value: { ...addresses.some, street: '' },
    addresses: { ...workingAddresses, validate: failingAddresses.validate },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Straat' }), 'Kerkstraat');
    await userEvent.tab();
    await expect(
      await canvas.findByText('We konden dit adres niet nakijken. Je kan gewoon verdergaan.'),
    ).toBeVisible();
  },
};

/** The server has no data about this street. */
export const NotChecked: Story = {
  args: {
    value: { ...addresses.some, street: '' },
    addresses: { ...workingAddresses, validate: async () => ({ valid: 'unknown' }) },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Straat' }), 'Blabla');
    await userEvent.tab();
    await expect(
      await canvas.findByText('Dit adres is niet nagekeken. Je kan gewoon verdergaan.'),
    ).toBeVisible();
  },
};

export const SeveralCities: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('combobox', { name: 'Postcode' }), '9050');
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('option', { name: '9050 Ledeberg' })).toBeVisible());
  },
};

export const Search: Story = {
  args: { places: workingSearch },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('combobox', { name: 'Zoek je adres' }), 'kerkstraat 12');
    await userEvent.click(await canvas.findByRole('option', { name: 'Kerkstraat 12, 9000 Gent, België' }));
    await expect(await canvas.findByRole('textbox', { name: 'Straat' })).toHaveValue('Kerkstraat');
    await expect(await canvas.findByText('Dit adres klopt.')).toBeVisible();
  },
};

export const SearchFirst: Story = { args: { places: workingSearch } };

export const SearchFailing: Story = {
  args: { places: failingSearch },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('combobox', { name: 'Zoek je adres' }), 'kerkstraat');
    await expect(
      await canvas.findByText('We kunnen nu geen adressen zoeken. Vul je adres zelf in.'),
    ).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'Adres niet gevonden?' }));
    await expect(await canvas.findByRole('textbox', { name: 'Straat' })).toHaveFocus();
  },
};

/** The server hasn't answered yet. */
export const SlowPort: Story = {
  args: { addresses: slowAddresses, value: { ...addresses.some, street: '' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Straat' }), 'Kerkstraat');
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByText('We kijken je adres na…')).toBeVisible());
  },
};

/** A server without lists or validation: every part is free text, and the address stays unchecked. */
export const FailingPort: Story = {
  args: { addresses: failingAddresses },
  play: async ({ canvas, userEvent }) => {
    const { street, streetNumber, postal, city } = addresses.some;
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Straat' }), street);
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Huisnummer' }), streetNumber);
    await userEvent.type(await canvas.findByRole('combobox', { name: 'Postcode' }), postal);
    await userEvent.type(await canvas.findByRole('combobox', { name: 'Gemeente' }), city);
    await userEvent.tab();
    await expect(await canvas.findByText(/^We konden dit adres niet nakijken/)).toBeVisible();
    await expect(await canvas.findByText(/^We konden de lijst met gemeenten niet laden/)).toBeVisible();
  },
};
