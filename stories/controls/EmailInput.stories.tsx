import { EmailInput } from '@clubpoort/form-engine';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';

/** An e-mail address that offers to correct a likely slip in its domain. It is usable without a form: give it a value and take the next one. */
const meta = {
  title: 'Controls/EmailInput',
  component: EmailInput,
  tags: ['autodocs'],
  args: { id: 'control', value: '', onChange: fn() },
  render: (args) => {
    const [value, setValue] = useState(args.value);
    return (
      <div className="cf-form">
        <div className="cf-field">
          <label className="cf-label" htmlFor={args.id}>
            E-mailadres
          </label>
          <EmailInput {...args} value={value} onChange={setValue} />
        </div>
      </div>
    );
  },
} satisfies Meta<typeof EmailInput>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Filled: Story = { args: { value: 'noor@example.be' } };
export const Invalid: Story = { args: { value: 'hallo', invalid: true } };
export const Disabled: Story = { args: { value: 'noor@example.be', disabled: true } };
export const ReadOnly: Story = { args: { value: 'noor@example.be', readOnly: true } };

export const Suggestion: Story = {
  args: { value: 'noor@gmial.com' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('textbox'));
    await userEvent.tab();
    await userEvent.click(await canvas.findByRole('button', { name: 'Bedoelde je noor@gmail.com?' }));
    await expect(canvas.getByRole('textbox')).toHaveValue('noor@gmail.com');
  },
};
