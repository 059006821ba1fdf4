import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Icon } from '#src/components/icons/Icon.tsx';
import { iconPaths } from '#src/components/icons/iconPaths.ts';
import { inPortal } from '../inPortal.tsx';

/**
 * A drawing beside a text that says the same, in the colour of that text. Never use an icon alone for a meaning; an IconButton
 * gives it a name.
 */
const meta = {
  ...inPortal,
  title: 'Portal/Icons/Icon',
  component: Icon,
  tags: ['autodocs'],
  args: { name: 'calendar' },
} satisfies Meta<typeof Icon>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const icon = canvasElement.querySelector('svg');
    await expect(icon).toHaveAttribute('aria-hidden', 'true');
    await expect(icon?.getBoundingClientRect().width).toBe(20);
  },
};

export const Sizes: Story = {
  render: ({ name }) => (
    <div style={{ display: 'flex', alignItems: 'end', gap: 16 }}>
      {[14, 20, 28, 48].map((size) => (
        <Icon key={size} name={name} size={size} />
      ))}
    </div>
  ),
  play: async ({ canvasElement }) => {
    const widths = [...canvasElement.querySelectorAll('svg')].map(
      (icon) => icon.getBoundingClientRect().width,
    );
    await expect(widths).toEqual([14, 20, 28, 48]);
  },
};

const names = Object.keys(iconPaths) as (keyof typeof iconPaths)[]; // the keys of a constant

/** All icons, by name. */
export const All: Story = {
  render: () => (
    <ul style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(120px, 1fr))', gap: 16 }}>
      {names.map((name) => (
        <li key={name} style={{ display: 'flex', gap: 8 }}>
          <Icon name={name} />
          {name}
        </li>
      ))}
    </ul>
  ),
  play: async ({ canvasElement }) => {
    for (const icon of canvasElement.querySelectorAll<SVGPathElement>('path')) {
      const { x, y, width, height } = icon.getBBox();
      const ends = [x, y, 24 - x - width, 24 - y - height];
      // The stroke is 2 wide, so an outline nearer to the edge would be cut off.
      await expect(Math.min(...ends)).toBeGreaterThanOrEqual(1);
    }
  },
};
