import { EmailInput, type EmailInputProps } from '@clubpoort/form-engine';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { longText } from '../kinds/longTexts.ts';
import { ControlField, type ControlStory } from './support/ControlField.tsx';

type StoryArgs = EmailInputProps & ControlStory;

/**
 * An e-mail field that suggests a correction for a likely typo in the domain. It also works without a form: control its value.
 */
const meta = {
  title: 'Controls/EmailInput',
  component: EmailInput,
  tags: ['autodocs'],
  args: { id: 'control', label: 'E-mailadres', value: '', onChange: fn() },
  render: ({ label, problem, ...args }) => (
    <ControlField id={args.id} label={label} value={args.value} problem={problem}>
      {(held) => <EmailInput {...args} {...held} />}
    </ControlField>
  ),
} satisfies Meta<StoryArgs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Filled: Story = { args: { value: 'noor@example.be' } };
export const RequiredError: Story = {
  args: { required: true, problem: { message: 'Vul dit veld in', severity: 'error' } },
};
/** A likely typo in the domain, with its correction. */
export const Warning: Story = {
  args: { value: 'noor@gmial.com' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('textbox'));
    await userEvent.tab();
    await expect(await canvas.findByRole('button', { name: 'Bedoelde je noor@gmail.com?' })).toBeVisible();
  },
};
export const Disabled: Story = { args: { value: 'noor@example.be', disabled: true } };
export const ReadOnly: Story = { args: { value: 'noor@example.be', readOnly: true } };
export const LongText: Story = {
  args: { label: longText, value: `${'noor.peeters.'.repeat(12)}@example.be` },
};

export const Refused: Story = {
  args: { value: 'noor', problem: { message: 'Vul een geldig e-mailadres in', severity: 'error' } },
};

export const SuggestionAccepted: Story = {
  args: { value: 'noor@gmial.com' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('textbox'));
    await userEvent.tab();
    await userEvent.click(await canvas.findByRole('button', { name: 'Bedoelde je noor@gmail.com?' }));
    await expect(await canvas.findByRole('textbox')).toHaveValue('noor@gmail.com');
  },
};
