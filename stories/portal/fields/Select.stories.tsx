import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Select } from '#src/components/fields/Select.tsx';
import { invoicesTexts } from '#src/texts/nl/invoices.ts';
import { Held } from '../Held.tsx';
import { inPortal } from '../inPortal.tsx';
import { expectItFits, longTexts, onPhone } from '../screen.ts';

/** A select without a label of its own, where a row or a fieldset names it. Use SelectField in a form. */
const meta = {
  ...inPortal,
  title: 'Portal/Fields/Select',
  component: Select,
  tags: ['autodocs'],
  args: {
    'aria-label': invoicesTexts.filters.member,
    value: '',
    options: [
      { value: '', label: invoicesTexts.all.member },
      { value: '12', label: 'Noor Peeters' },
      { value: '13', label: 'Lars Peeters', disabled: true },
    ],
    onChange: fn(),
  },
  render: ({ value, onChange, ...args }) => (
    <Held key={value} first={value} onChange={onChange}>
      {(held, change) => <Select {...args} value={held} onChange={change} />}
    </Held>
  ),
} satisfies Meta<typeof Select>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Everything: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('combobox', { name: invoicesTexts.filters.member });
    await userEvent.selectOptions(field, 'Noor Peeters');
    await expect(field).toHaveDisplayValue('Noor Peeters');
    await expect(args.onChange).toHaveBeenCalledWith('12');
    await expect(canvas.getByRole('option', { name: 'Lars Peeters' })).toBeDisabled();
  },
};

/** The box grows until the whole choice is in view. */
export const LongText: Story = {
  args: { value: '1', options: [{ value: '1', label: `${longTexts.name}, ${longTexts.course}` }] },
  globals: onPhone,
  play: async ({ canvasElement, canvas }) => {
    expectItFits(canvasElement);
    const { height } = canvas.getByRole('combobox').getBoundingClientRect();
    await expect(height).toBeGreaterThan(60);
  },
};
