import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Detail } from '#src/components/text/Detail.tsx';
import { coursesTexts } from '#src/texts/nl/courses.ts';
import { inPortal } from '../inPortal.tsx';
import { expectItFits, longTexts, onPhone } from '../screen.ts';

/**
 * One small line below its subject: a day, a place, an amount. Use a Pill for a status, and normal text for what people need to
 * decide.
 */
const meta = {
  ...inPortal,
  title: 'Portal/Text/Detail',
  component: Detail,
  tags: ['autodocs'],
  args: { children: 'Woensdag, 14u30 tot 15u30' },
} satisfies Meta<typeof Detail>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Digits of one width, so that times and amounts stand below each other. */
export const Line: Story = {
  play: async ({ canvas }) => {
    const style = getComputedStyle(canvas.getByText('Woensdag, 14u30 tot 15u30'));
    await expect(style.fontSize).toBe('14px');
    await expect(style.fontVariantNumeric).toBe('tabular-nums');
  },
};

export const BelowTitle: Story = {
  args: { children: coursesTexts.inParts(3) },
  render: (args) => (
    <>
      <h3>Ballet voor beginners</h3>
      <Detail {...args} />
    </>
  ),
};

export const LongText: Story = {
  args: { children: `${longTexts.course}, ${longTexts.mail}` },
  globals: onPhone,
  play: ({ canvasElement }) => expectItFits(canvasElement),
};
