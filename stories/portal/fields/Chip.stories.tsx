import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Chip } from '#src/components/fields/Chip.tsx';
import { coursesTexts } from '#src/texts/nl/courses.ts';
import { Held } from '../Held.tsx';
import { inPortal } from '../inPortal.tsx';
import { expectItFits, longTexts, onPhone } from '../screen.ts';

/**
 * A filter that is on or off, beside other filters; what it does shows at once. Use a ChoiceCard for an answer that is sent, and
 * a SegmentedControl when exactly one of a few is chosen.
 */
const meta = {
  ...inPortal,
  title: 'Portal/Fields/Chip',
  component: Chip,
  tags: ['autodocs'],
  args: { pressed: false, onToggle: fn(), children: coursesTexts.hasPlace },
  render: ({ pressed, onToggle, children }) => (
    <Held key={String(pressed)} first={pressed} onChange={onToggle}>
      {(isOn, toggle) => (
        <Chip pressed={isOn} onToggle={toggle}>
          {children}
        </Chip>
      )}
    </Held>
  ),
} satisfies Meta<typeof Chip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const chip = canvas.getByRole('button', { name: coursesTexts.hasPlace, pressed: false });
    await userEvent.tab();
    await expect(chip).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(chip).toHaveAttribute('aria-pressed', 'true');
    await userEvent.keyboard('{Enter}');
    await expect(chip).toHaveAttribute('aria-pressed', 'false');
    await expect(args.onToggle).toHaveBeenLastCalledWith(false);
  },
};

/** A check mark beside the colour, so that nobody needs the colour. */
export const On: Story = {
  args: { pressed: true, children: coursesTexts.fitsMember('Noor') },
  play: async ({ canvas }) => {
    const chip = canvas.getByRole('button', { name: coursesTexts.fitsMember('Noor'), pressed: true });
    await expect(chip.querySelector('svg')).not.toBeNull();
  },
};

const days = ['Maandag', 'Dinsdag', 'Woensdag', 'Donderdag', 'Vrijdag', 'Zaterdag', 'Zondag'];

export const Row: Story = {
  render: ({ onToggle }) => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
      {days.map((day) => (
        <Chip key={day} pressed={day === 'Woensdag'} onToggle={onToggle}>
          {day}
        </Chip>
      ))}
    </div>
  ),
  globals: onPhone,
  play: ({ canvasElement }) => expectItFits(canvasElement),
};

export const LongText: Story = {
  args: { pressed: true, children: longTexts.course },
  globals: onPhone,
  play: ({ canvasElement }) => expectItFits(canvasElement),
};
