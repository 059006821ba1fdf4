import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '#src/components/actions/Button.tsx';
import { Card } from '#src/components/layout/Card.tsx';
import { CardGrid } from '#src/components/layout/CardGrid.tsx';
import { Detail } from '#src/components/text/Detail.tsx';
import { webshopTexts } from '#src/texts/nl/webshop.ts';
import { inPortal } from '../inPortal.tsx';
import { expectItFits, longTexts, onPhone } from '../screen.ts';

const cards = (names: readonly string[]) =>
  names.map((name) => (
    <Card key={name} as="li">
      <h3>{name}</h3>
      <Detail>{webshopTexts.priceFrom('€ 12,50')}</Detail>
    </Card>
  ));

/**
 * A list of things that people compare, in as many columns as fit. Use one column, without a grid, when the order matters, as
 * for dates or steps.
 */
const meta = {
  ...inPortal,
  title: 'Portal/Layout/CardGrid',
  component: CardGrid,
  tags: ['autodocs'],
  args: { narrowest: 240, children: cards(['T-shirt', 'Trainingsbroek', 'Balletschoenen', 'Sporttas']) },
} satisfies Meta<typeof CardGrid>;
export default meta;
type Story = StoryObj<typeof meta>;

/** How many cards stand in the first row. */
function columns(canvasElement: HTMLElement): number {
  const tops = [...canvasElement.querySelectorAll('li')].map((card) => card.getBoundingClientRect().top);
  return tops.filter((top) => top === tops[0]).length;
}

export const Several: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
    await expect(columns(canvasElement)).toBeGreaterThan(1);
  },
};

/** One card keeps the width of a column. */
export const One: Story = { args: { children: cards(['T-shirt']) } };

/** The buttons of one row stand at the same height, whatever the texts above them. */
export const Stacked: Story = {
  args: {
    stacked: true,
    children: ['T-shirt', 'Trainingsbroek met het logo van de club, in de maten van 128 tot en met XL'].map(
      (name) => (
        <Card key={name} as="li">
          <h3>{name}</h3>
          <Button>{webshopTexts.choose}</Button>
        </Card>
      ),
    ),
  },
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('button').map((button) => button.getBoundingClientRect());
    await expect(first?.bottom).toBe(second?.bottom);
  },
};

export const OnPhone: Story = {
  args: { children: cards(['T-shirt', `Abonnement voor ${longTexts.word}`]) },
  globals: onPhone,
  play: async ({ canvasElement }) => {
    await expect(columns(canvasElement)).toBe(1);
    await expectItFits(canvasElement);
  },
};

/** A screen narrower than one card still shows the whole card. */
export const WideCards: Story = {
  args: { narrowest: 640 },
  globals: onPhone,
  play: ({ canvasElement }) => expectItFits(canvasElement),
};
