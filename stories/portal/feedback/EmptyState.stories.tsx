import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ButtonLink } from '#src/components/actions/ButtonLink.tsx';
import { EmptyState } from '#src/components/feedback/EmptyState.tsx';
import { cartTexts } from '#src/texts/nl/cart.ts';
import { coursesTexts } from '#src/texts/nl/courses.ts';
import { shellPartsTexts } from '#src/texts/nl/shellParts.ts';
import { ticketsTexts } from '#src/texts/nl/tickets.ts';
import { inPortal } from '../inPortal.tsx';
import { expectItFits, longTexts, onPhone, openPath } from '../screen.ts';

/**
 * Takes the place of a list that has nothing: says what is missing, when it fills, and offers one next step. Use an ErrorState
 * when the list could not be loaded.
 */
const meta = {
  ...inPortal,
  title: 'Portal/Feedback/EmptyState',
  component: EmptyState,
  tags: ['autodocs'],
  args: { title: ticketsTexts.empty },
} satisfies Meta<typeof EmptyState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TitleOnly: Story = {
  args: { title: 'Er staat niets meer open' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent('Er staat niets meer open');
  },
};

export const WithText: Story = {
  args: { icon: 'ticket', children: ticketsTexts.emptyHint },
};

export const WithAction: Story = {
  args: {
    title: cartTexts.empty,
    icon: 'cart',
    children: cartTexts.emptyHint,
    action: (
      <ButtonLink variant="primary" to="/dansstudio-arabesk/cursussen">
        {cartTexts.browse}
      </ButtonLink>
    ),
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: cartTexts.browse }));
    await expect(openPath(canvasElement)).toBe('/dansstudio-arabesk/cursussen');
  },
};

/** The state is the whole screen, so its title is the h1. */
export const WholeScreen: Story = {
  args: {
    title: shellPartsTexts.clubBlocked.title('Dansstudio Arabesk'),
    icon: 'warning',
    headingLevel: 'h1',
    children: shellPartsTexts.clubBlocked.text,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
  },
};

export const LongText: Story = {
  args: {
    title: `Nog geen lessen voor ${longTexts.word}`,
    icon: 'calendar',
    children: `Vragen? Mail naar ${longTexts.mail}.`,
    action: <ButtonLink to="/clubs">{coursesTexts.toClub}</ButtonLink>,
  },
  globals: onPhone,
  play: ({ canvasElement }) => expectItFits(canvasElement),
};
