import { PagedSelect, type PagedSelectProps } from '@clubpoort/form-engine';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { longText } from '../kinds/longTexts.ts';
import { ControlField, type ControlStory } from './support/ControlField.tsx';
import { fortyThousand, languages, longLabels } from './support/someChoices.ts';

type StoryArgs = PagedSelectProps & ControlStory;

/** A choice from a list of any length: a native select for up to 10 options, a combobox for more. */
const meta = {
  title: 'Controls/PagedSelect',
  component: PagedSelect,
  tags: ['autodocs'],
  args: { id: 'control', label: 'Thuistaal', value: '', options: languages, onChange: fn() },
  render: ({ label, problem, ...args }) => (
    <ControlField id={args.id} label={label} value={args.value} problem={problem}>
      {(held) => <PagedSelect {...args} {...held} />}
    </ControlField>
  ),
} satisfies Meta<StoryArgs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Filled: Story = { args: { value: '7' } };
export const RequiredError: Story = {
  args: { required: true, problem: { message: 'Selecteer een optie', severity: 'error' } },
};
export const Warning: Story = {
  args: { value: '7', problem: { message: 'Vorig jaar koos je Frans.', severity: 'warning' } },
};
export const Disabled: Story = { args: { value: '7', disabled: true } };
export const ReadOnly: Story = { args: { value: '7', readOnly: true } };
export const NoLongerOffered: Story = { args: { value: 'Latijn' } };

export const Open: Story = {
  args: { value: '1' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('combobox'));
    await expect(await canvas.findByRole('option', { name: 'Arabisch' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await expect(await canvas.findByRole('option', { name: 'Toon er nog 5' })).toBeInTheDocument();
  },
};

export const NoResults: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('combobox'), 'Klingon');
    // The status for screen readers follows half a second later.
    await expect(await canvas.findByText('Geen resultaten', { selector: 'p' })).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Geen resultaten'));
  },
};

export const LongText: Story = {
  args: { label: longText, options: longLabels, value: '3' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('combobox'));
  },
};

export const FortyThousand: Story = {
  args: { label: 'Vereniging', options: fortyThousand },
  play: async ({ canvas, userEvent }) => {
    const box = await canvas.findByRole('combobox');
    await userEvent.click(box);
    await expect(canvas.getAllByRole('option')).toHaveLength(11);
    await userEvent.type(box, '39999');
    await expect(await canvas.findByRole('option', { name: 'Vereniging 39999' })).toBeVisible();
  },
};
