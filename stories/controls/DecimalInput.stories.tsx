import { DecimalInput, type DecimalInputProps } from '@clubpoort/form-engine';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { longText } from '../kinds/longTexts.ts';
import { ControlField, type ControlStory } from './support/ControlField.tsx';

type StoryArgs = DecimalInputProps & ControlStory;

/** A number with decimals, typed with a comma or a point. */
const meta = {
  title: 'Controls/DecimalInput',
  component: DecimalInput,
  tags: ['autodocs'],
  args: { id: 'control', label: 'Gewicht', value: '', onChange: fn() },
  render: ({ label, problem, ...args }) => (
    <ControlField id={args.id} label={label} value={args.value} problem={problem}>
      {(held) => <DecimalInput {...args} {...held} />}
    </ControlField>
  ),
} satisfies Meta<StoryArgs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Filled: Story = { args: { value: '32.5' } };
export const RequiredError: Story = {
  args: { required: true, problem: { message: 'Vul dit veld in', severity: 'error' } },
};
/** A point before three digits may mean two numbers, and a sentence says how it is read. */
export const Warning: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox'), '1.500');
    await userEvent.tab();
    await expect(await canvas.findByRole('textbox')).toHaveValue('1,5');
    await expect(await canvas.findByText(/We lezen dit als 1,5/)).toBeVisible();
  },
};
export const Disabled: Story = { args: { value: '32.5', disabled: true } };
export const ReadOnly: Story = { args: { value: '32.5', readOnly: true } };
export const LongText: Story = { args: { label: longText, value: 'ongeveer dertig kilo' } };
