import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Pill } from '#src/components/feedback/Pill.tsx';
import { coursesTexts } from '#src/texts/nl/courses.ts';
import { paymentStatesTexts } from '#src/texts/nl/paymentStates.ts';
import { inPortal } from '../inPortal.tsx';
import { expectItFits, longTexts, onPhone } from '../screen.ts';

/**
 * A status of a few words beside its subject: a course, an invoice. Use a Notice for a sentence, and a Chip for what the person
 * can switch on.
 */
const meta = {
  ...inPortal,
  title: 'Portal/Feedback/Pill',
  component: Pill,
  tags: ['autodocs'],
  args: { children: coursesTexts.waitingList },
} satisfies Meta<typeof Pill>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Neutral: Story = {};
export const Accent: Story = { args: { tone: 'accent', children: 'Beginners' } };
export const Info: Story = { args: { tone: 'info', children: coursesTexts.trial } };
export const Success: Story = {
  args: { tone: 'success', icon: 'success', children: paymentStatesTexts.labels.paid },
};
export const Warning: Story = { args: { tone: 'warning', children: coursesTexts.placesLeft(3) } };

/** The words carry the meaning: the colour and the icon only repeat it. */
export const Danger: Story = {
  args: { tone: 'danger', icon: 'error', children: paymentStatesTexts.labels.late },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText(paymentStatesTexts.labels.late)).toBeVisible();
    await expect(canvasElement.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  },
};

/** A level that a club named itself. */
export const LongText: Story = {
  args: { tone: 'accent', icon: 'course', children: longTexts.course },
  globals: onPhone,
  play: ({ canvasElement }) => expectItFits(canvasElement),
};

export const LongWord: Story = {
  args: { tone: 'accent', children: `${longTexts.word} ${longTexts.word}` },
  globals: onPhone,
  play: ({ canvasElement }) => expectItFits(canvasElement),
};
