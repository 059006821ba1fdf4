import { PhoneInput, type PhoneInputProps } from '@clubpoort/form-engine';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { longText } from '../kinds/longTexts.ts';
import { ControlField, type ControlStory } from './support/ControlField.tsx';

type StoryArgs = PhoneInputProps & ControlStory;

/** A phone number: a country with its dial code, and the number in that country's grouping. Accepts all common notations. */
const meta = {
  title: 'Controls/PhoneInput',
  component: PhoneInput,
  tags: ['autodocs'],
  args: { id: 'control', label: 'Telefoonnummer', value: '', onChange: fn() },
  render: ({ label, problem, ...args }) => (
    <ControlField id={args.id} label={label} value={args.value} problem={problem}>
      {(held) => <PhoneInput {...args} label={label} {...held} />}
    </ControlField>
  ),
} satisfies Meta<StoryArgs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Filled: Story = { args: { value: '+32 470123456' } };
export const RequiredError: Story = {
  args: { required: true, problem: { message: 'Vul dit veld in', severity: 'error' } },
};
/** The number breaks the country's numbering plan; checked when the field loses the focus. */
export const Warning: Story = {
  args: { value: '+32 123456789' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('textbox'));
    await userEvent.tab();
    await expect(await canvas.findByText(/^Klopt dit nummer\?/)).toBeVisible();
  },
};
export const Disabled: Story = { args: { value: '+32 470123456', disabled: true } };
export const ReadOnly: Story = { args: { value: '+32 470123456', readOnly: true } };
export const LongText: Story = {
  args: { label: longText, value: '+32 4701234567890123456789012345678901234567890' },
};

export const Refused: Story = {
  args: {
    value: 'bel na 18 u',
    problem: { message: 'Dit is geen geldig telefoonnummer', severity: 'error' },
  },
};

export const Normalised: Story = {
  play: async ({ canvas, userEvent }) => {
    const number = await canvas.findByRole('textbox');
    await userEvent.click(number);
    await userEvent.paste('0032 (0)470 12.34.56');
    await expect(number).toHaveValue('470 12 34 56');
    await expect(await canvas.findByRole('combobox', { name: 'Landcode' })).toHaveValue('+32');
  },
};

export const OtherCountry: Story = {
  args: { value: '+32 612345678' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('combobox', { name: 'Landcode' }), 'nederl{Enter}');
    await expect(await canvas.findByRole('textbox')).toHaveValue('6 12 34 56 78');
  },
};

export const OpenCountries: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('combobox', { name: 'Landcode' }));
    await expect(await canvas.findByRole('option', { name: 'België (+32)' })).toBeVisible();
  },
};
