import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { QuantityField } from '#src/components/fields/QuantityField.tsx';
import { webshopTexts } from '#src/texts/nl/webshop.ts';
import { Held } from '../Held.tsx';
import { inPortal } from '../inPortal.tsx';
import { expectItFits, onPhone } from '../screen.ts';

/**
 * How many of one thing, in small numbers: pieces, places, turns. Use a TextField for numbers that count nothing, such as a year
 * or a code.
 */
const meta = {
  ...inPortal,
  title: 'Portal/Fields/QuantityField',
  component: QuantityField,
  tags: ['autodocs'],
  args: { label: webshopTexts.quantity, value: 2, max: 5, onChange: fn() },
  render: ({ value, onChange, ...args }) => (
    <Held key={value} first={value} onChange={onChange}>
      {(held, change) => <QuantityField {...args} value={held} onChange={change} />}
    </Held>
  ),
} satisfies Meta<typeof QuantityField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Some: Story = {};

export const Fewest: Story = { args: { value: 1 } };

/** The field says its maximum when it is reached, also to screen readers. */
export const Most: Story = { args: { value: 5 } };

export const NothingLeft: Story = { args: { value: 0, max: 0 } };

export const LongText: Story = {
  args: {
    label: 'Aantal plaatsen voor het slotfeest, met je gezin en iedereen die meekomt',
    value: 0,
    max: 0,
  },
  globals: onPhone,
  play: ({ canvasElement }) => expectItFits(canvasElement),
};
