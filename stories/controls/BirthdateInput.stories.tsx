import { BirthdateInput } from '@clubpoort/form-engine';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';

/** A birthdate that reads what people type. It is usable without a form: give it a value and take the next one. */
const meta = {
  title: 'Controls/BirthdateInput',
  component: BirthdateInput,
  tags: ['autodocs'],
  args: { id: 'control', value: '', onChange: fn() },
  render: (args) => {
    const [value, setValue] = useState(args.value);
    return (
      <div className="cf-form">
        <div className="cf-field">
          <label className="cf-label" htmlFor={args.id}>
            Geboortedatum
          </label>
          <BirthdateInput {...args} value={value} onChange={setValue} />
        </div>
      </div>
    );
  },
} satisfies Meta<typeof BirthdateInput>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Filled: Story = { args: { value: '2015-05-06' } };
export const Invalid: Story = { args: { value: 'hallo', invalid: true } };
export const Disabled: Story = { args: { value: '2015-05-06', disabled: true } };
export const ReadOnly: Story = { args: { value: '2015-05-06', readOnly: true } };

export const ReadLeniently: Story = {
  args: { value: '' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), '6-5-2015');
    await userEvent.tab();
    await expect(canvas.getByRole('textbox')).toHaveValue('06/05/2015');
  },
};
