import { PagedSelectMultiple, type PagedSelectMultipleProps } from '@clubpoort/form-engine';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { longText } from '../kinds/longTexts.ts';
import { ControlField, type ControlStory } from './support/ControlField.tsx';
import { fortyThousand, languages, longLabels } from './support/someChoices.ts';

type StoryArgs = PagedSelectMultipleProps & ControlStory;

/** Several choices from a list of any length: checkboxes for up to 10 options, a combobox for more. */
const meta = {
  title: 'Controls/PagedSelectMultiple',
  component: PagedSelectMultiple,
  tags: ['autodocs'],
  args: {
    id: 'control',
    label: 'Welke talen spreek je?',
    value: [],
    options: languages,
    onChange: fn(),
  },
  render: ({ label, problem, ...args }) => (
    <ControlField id={args.id} label={label} value={args.value} problem={problem}>
      {(held) => <PagedSelectMultiple {...args} {...held} />}
    </ControlField>
  ),
} satisfies Meta<StoryArgs>;
export default meta;
type Story = StoryObj<typeof meta>;

const filled = ['3', '4', '7'];

export const Empty: Story = {};
export const Filled: Story = { args: { value: filled } };
export const RequiredError: Story = {
  args: { required: true, problem: { message: 'Selecteer een optie', severity: 'error' } },
};
export const Warning: Story = {
  args: { value: filled, problem: { message: 'Vorig jaar koos je ook Pools.', severity: 'warning' } },
};
export const Disabled: Story = { args: { value: filled, disabled: true } };
export const ReadOnly: Story = { args: { value: filled, readOnly: true } };
export const NoLongerOffered: Story = { args: { value: ['4', 'Latijn'] } };

export const Open: Story = {
  args: { value: filled },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('combobox'));
    await expect(await canvas.findByRole('option', { name: 'Duits' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
  },
};

export const LongText: Story = {
  args: { label: longText, options: longLabels, value: ['0', '3', '12'] },
};

export const FortyThousand: Story = {
  args: { label: 'Verenigingen', options: fortyThousand, value: fortyThousand.map(({ value }) => value) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('combobox'));
    await expect(canvas.getAllByRole('option')).toHaveLength(11);
    await expect(canvas.getAllByRole('button', { name: /^Verwijder / })).toHaveLength(10);
  },
};
