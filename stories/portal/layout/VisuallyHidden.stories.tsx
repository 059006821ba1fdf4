import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { VisuallyHidden } from '#src/components/layout/VisuallyHidden.tsx';
import { ticketsTexts } from '#src/texts/nl/tickets.ts';
import { inPortal } from '../inPortal.tsx';

/**
 * Words that only a screen reader needs, because the screen shows them in another way. Never hide what everybody should know,
 * and nothing that takes the focus.
 */
const meta = {
  ...inPortal,
  title: 'Portal/Layout/VisuallyHidden',
  component: VisuallyHidden,
  tags: ['autodocs'],
  args: { children: ticketsTexts.downloadOf('Lentevoorstelling', 'Noor Peeters', ticketsTexts.seat('C', 4)) },
} satisfies Meta<typeof VisuallyHidden>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Ten links that all say “Download” differ for who hears them. */
export const EndOfName: Story = {
  render: (args) => (
    <a href="#ticket">
      {ticketsTexts.download}
      <VisuallyHidden {...args} />
    </a>
  ),
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link');
    await expect(link).toHaveAccessibleName(
      'Download het ticket van Noor Peeters, Rij C, stoel 4, voor Lentevoorstelling',
    );
    await expect(link.querySelector('span')?.offsetWidth).toBe(1);
  },
};

export const Legend: Story = {
  args: { as: 'legend', children: 'Betaalwijze' },
  render: (args) => (
    <fieldset>
      <VisuallyHidden {...args} />
      <p>In één keer</p>
    </fieldset>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Betaalwijze' })).toBeVisible();
  },
};

export const Heading: Story = {
  args: { as: 'h2', children: 'Zoekresultaten' },
  render: (args) => (
    <>
      <VisuallyHidden {...args} />
      <p>3 resultaten</p>
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Zoekresultaten' })).toBeInTheDocument();
  },
};
