import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { SelectField } from '#src/components/fields/SelectField.tsx';
import { invoicesTexts } from '#src/texts/nl/invoices.ts';
import { Held } from '../Held.tsx';
import { inPortal } from '../inPortal.tsx';
import { expectItFits, longTexts, onPhone } from '../screen.ts';

/**
 * One of several options in little room, such as a filter: the phone shows its own list. Use ChoiceCards when people compare the
 * options, and Chips when several may be on.
 */
const meta = {
  ...inPortal,
  title: 'Portal/Fields/SelectField',
  component: SelectField,
  tags: ['autodocs'],
  args: {
    label: invoicesTexts.filters.member,
    value: '',
    options: [
      { value: '', label: invoicesTexts.all.member },
      { value: '12', label: 'Noor Peeters' },
      { value: '13', label: 'Lars Peeters' },
    ],
    onChange: fn(),
  },
  render: ({ value, onChange, ...args }) => (
    <Held key={value} first={value} onChange={onChange}>
      {(held, change) => <SelectField {...args} value={held} onChange={change} />}
    </Held>
  ),
} satisfies Meta<typeof SelectField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Everything: Story = {};

export const Chosen: Story = {
  args: { value: '12' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toHaveDisplayValue('Noor Peeters');
  },
};

export const LongText: Story = {
  args: {
    label: 'Toon alleen de kostennota’s van één gezinslid of van één club waar iemand van je gezin lid is',
    value: '1',
    options: [{ value: '1', label: `${longTexts.name}, ${longTexts.course}` }],
  },
  globals: onPhone,
  play: ({ canvasElement }) => expectItFits(canvasElement),
};
