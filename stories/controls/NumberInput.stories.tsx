import { NumberInput, type NumberInputProps } from '@clubpoort/form-engine';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { longText } from '../kinds/longTexts.ts';
import { ControlField, type ControlStory } from './support/ControlField.tsx';

type StoryArgs = NumberInputProps & ControlStory;

/** A whole number between two bounds, typed or changed by buttons. */
const meta = {
  title: 'Controls/NumberInput',
  component: NumberInput,
  tags: ['autodocs'],
  args: { id: 'control', label: 'Aantal tickets', value: '', min: 0, max: 10, onChange: fn() },
  render: ({ label, problem, ...args }) => (
    <ControlField id={args.id} label={label} value={args.value} problem={problem}>
      {(held) => <NumberInput {...args} label={label} {...held} />}
    </ControlField>
  ),
} satisfies Meta<StoryArgs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Filled: Story = { args: { value: '3' } };
export const RequiredError: Story = {
  args: { required: true, problem: { message: 'Vul dit veld in', severity: 'error' } },
};
/** A typed number outside the bounds becomes the nearest bound, with a message. */
export const Warning: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox'), '1e9');
    await userEvent.tab();
    await expect(await canvas.findByRole('textbox')).toHaveValue('10');
    await expect(await canvas.findByText('Waarde mag niet groter zijn dan 10')).toBeVisible();
  },
};
export const Disabled: Story = { args: { value: '3', disabled: true } };
export const ReadOnly: Story = { args: { value: '3', readOnly: true } };
export const LongText: Story = { args: { label: longText, value: '999999999999999' } };

export const MaximumReached: Story = { args: { max: 0 } };

export const Refused: Story = {
  args: {
    value: 'veel',
    problem: { message: 'Dit is geen geldige waarde voor dit veld.', severity: 'error' },
  },
};

export const Stepped: Story = {
  args: { value: '9' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Eén meer' }));
    await expect(await canvas.findByRole('textbox')).toHaveValue('10');
    await expect(await canvas.findByRole('button', { name: 'Eén meer' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};
