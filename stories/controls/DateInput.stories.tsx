import { DateInput, type DateInputProps } from '@clubpoort/form-engine';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { longText } from '../kinds/longTexts.ts';
import { ControlField, type ControlStory } from './support/ControlField.tsx';

type StoryArgs = DateInputProps & ControlStory;

/** A day between two bounds, typed or picked on a calendar. */
const meta = {
  title: 'Controls/DateInput',
  component: DateInput,
  tags: ['autodocs'],
  args: {
    id: 'control',
    label: 'Eerste les',
    value: '',
    min: '2026-11-18',
    max: '2027-01-15',
    today: '2026-11-20',
    onChange: fn(),
  },
  render: ({ label, problem, ...args }) => (
    <ControlField id={args.id} label={label} value={args.value} problem={problem}>
      {(held) => <DateInput {...args} label={label} {...held} />}
    </ControlField>
  ),
} satisfies Meta<StoryArgs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Filled: Story = { args: { value: '2026-12-01' } };
export const RequiredError: Story = {
  args: { required: true, problem: { message: 'Vul dit veld in', severity: 'error' } },
};
export const Warning: Story = {
  args: {
    value: '2027-02-01',
    problem: { message: 'Kies een datum tot en met 15/01/2027', severity: 'warning' },
  },
};
export const Disabled: Story = { args: { value: '2026-12-01', disabled: true } };
export const ReadOnly: Story = { args: { value: '2026-12-01', readOnly: true } };
export const LongText: Story = { args: { label: longText, value: 'ergens in de lente van volgend jaar' } };
/** Picks a day with the mouse. */
export const Picked: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Kies op de kalender' }));
    await userEvent.click(await canvas.findByRole('button', { name: /maandag 23 november 2026/ }));
    await expect(await canvas.findByRole('textbox')).toHaveValue('23/11/2026');
  },
};
