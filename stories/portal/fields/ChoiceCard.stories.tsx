import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Pill } from '#src/components/feedback/Pill.tsx';
import { ChoiceCard } from '#src/components/fields/ChoiceCard.tsx';
import { Avatar } from '#src/components/identity/Avatar.tsx';
import { cartTexts } from '#src/texts/nl/cart.ts';
import { coursesTexts } from '#src/texts/nl/courses.ts';
import { Held } from '../Held.tsx';
import { inPortal } from '../inPortal.tsx';
import { expectItFits, longTexts, onPhone } from '../screen.ts';

/**
 * One option that needs more than a word: a price, a reason, a face. Use a SegmentedControl for options of one word, and a
 * SelectField for more than about eight options.
 */
const meta = {
  ...inPortal,
  title: 'Portal/Fields/ChoiceCard',
  component: ChoiceCard,
  tags: ['autodocs'],
  args: { type: 'checkbox', checked: false, onChange: fn(), title: 'Lunchpakket' },
  render: ({ checked, onChange, ...args }) => (
    <Held key={String(checked)} first={checked} onChange={onChange}>
      {(isChecked, change) => <ChoiceCard {...args} checked={isChecked} onChange={change} />}
    </Held>
  ),
} satisfies Meta<typeof ChoiceCard>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The whole card is the target, not only the small box. */
export const Unchecked: Story = {
  args: { note: coursesTexts.left(4), aside: '€ 6,50' },
  play: async ({ canvas, userEvent, args }) => {
    const box = canvas.getByRole('checkbox', { name: /^Lunchpakket/ });
    await userEvent.click(canvas.getByText('€ 6,50'));
    await expect(box).toBeChecked();
    await expect(args.onChange).toHaveBeenCalledWith(true);
    await userEvent.keyboard(' ');
    await expect(box).not.toBeChecked();
  },
};

export const Checked: Story = { args: { checked: true, aside: '€ 6,50' } };

/** The note says why the option can't be chosen. */
export const Disabled: Story = {
  args: { disabled: true, note: coursesTexts.soldOut, aside: '€ 6,50' },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('checkbox', { name: /Niet meer beschikbaar/ })).toBeDisabled();
    await userEvent.click(canvas.getByText('Lunchpakket'));
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const WithFace: Story = {
  args: {
    checked: true,
    title: 'Noor Peeters',
    note: '9 jaar',
    lead: <Avatar name="Noor Peeters" color="#7a3e9d" />,
    children: (
      <span>
        <Pill tone="success">{coursesTexts.registered}</Pill>
      </span>
    ),
  },
  play: async ({ canvas }) => {
    // The initials of the face are decoration.
    await expect(canvas.getByRole('checkbox')).toHaveAccessibleName('Noor Peeters 9 jaar Al ingeschreven');
  },
};

const ways = [
  { value: 'once', title: cartTexts.paying.atOnce, note: undefined },
  { value: 'parts', title: cartTexts.paying.inParts, note: cartTexts.paying.deposit('€ 45,00') },
  { value: 'invoice', title: cartTexts.paying.byInvoice, note: undefined },
];

/** Radios with one name: the arrow keys move the choice, and the group is one tab stop. */
export const OneOfSeveral: Story = {
  render: () => (
    <fieldset>
      <legend>{cartTexts.paying.title}</legend>
      <Held first="once" onChange={() => {}}>
        {(chosen, choose) =>
          ways.map(({ value, ...way }) => (
            <ChoiceCard
              key={value}
              {...way}
              type="radio"
              name="paying"
              checked={value === chosen}
              onChange={() => choose(value)}
            />
          ))
        }
      </Held>
    </fieldset>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: cartTexts.paying.atOnce })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    const parts = canvas.getByRole('radio', { name: /^Gespreid/ });
    await expect(parts).toBeChecked();
    await expect(parts).toHaveFocus();
    await expect(canvas.getByRole('radio', { name: cartTexts.paying.atOnce })).not.toBeChecked();
  },
};

export const LongText: Story = {
  args: { title: longTexts.course, note: `Voor ${longTexts.word} en ${longTexts.name}`, aside: '€ 1.185,00' },
  globals: onPhone,
  play: ({ canvasElement }) => expectItFits(canvasElement),
};
