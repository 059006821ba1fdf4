import { PhoneInput } from '@clubpoort/form-engine';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';

/** A phone number that brings itself to the stored form. It is usable without a form: give it a value and take the next one. */
const meta = {
  title: 'Controls/PhoneInput',
  component: PhoneInput,
  tags: ['autodocs'],
  args: { id: 'control', value: '', onChange: fn() },
  render: (args) => {
    const [value, setValue] = useState(args.value);
    return (
      <div className="cf-form">
        <div className="cf-field">
          <label className="cf-label" htmlFor={args.id}>
            Telefoonnummer
          </label>
          <PhoneInput {...args} value={value} onChange={setValue} />
        </div>
      </div>
    );
  },
} satisfies Meta<typeof PhoneInput>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Filled: Story = { args: { value: '+32 470123456' } };
export const Invalid: Story = { args: { value: 'hallo', invalid: true } };
export const Disabled: Story = { args: { value: '+32 470123456', disabled: true } };
export const ReadOnly: Story = { args: { value: '+32 470123456', readOnly: true } };

export const Normalised: Story = {
  args: { value: '' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), '0470 12 34 56');
    await userEvent.tab();
    await expect(canvas.getByRole('textbox')).toHaveValue('+32 470123456');
  },
};
