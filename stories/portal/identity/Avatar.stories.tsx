import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Avatar } from '#src/components/identity/Avatar.tsx';
import { inPortal } from '../inPortal.tsx';

const logo = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 40"><circle cx="20" cy="20" r="16" fill="#7a3e9d"/><path d="M44 8h28v24H44z" fill="#e08a1e"/></svg>',
)}`;

/**
 * A face or a logo beside a name, so that people find their family members faster. Never use it without the name: screen readers
 * skip it.
 */
const meta = {
  ...inPortal,
  title: 'Portal/Identity/Avatar',
  component: Avatar,
  tags: ['autodocs'],
  args: { name: 'Noor Peeters', size: 48 },
} satisfies Meta<typeof Avatar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Initials: Story = {
  play: async ({ canvasElement }) => {
    const avatar = canvasElement.querySelector('[data-initials=NP]');
    await expect(avatar).toHaveAttribute('aria-hidden', 'true');
    await expect(avatar?.getBoundingClientRect().width).toBe(48);
  },
};

export const DarkColour: Story = {
  args: { color: '#7a3e9d' },
  play: async ({ canvasElement }) => {
    const avatar = canvasElement.querySelector('[data-initials]');
    await expect(avatar && getComputedStyle(avatar).color).toBe('rgb(255, 255, 255)');
  },
};

/** Dark initials on a pale colour, so that they stay readable. */
export const PaleColour: Story = {
  args: { name: 'Zoë D’Hondt', color: '#ffe08a' },
  play: async ({ canvasElement }) => {
    const avatar = canvasElement.querySelector('[data-initials=ZD]');
    await expect(avatar && getComputedStyle(avatar).color).toBe('rgb(20, 22, 26)');
  },
};

/** A logo keeps its shape, on white in both themes. */
export const Picture: Story = {
  args: { name: 'Dansstudio Arabesk', picture: logo },
  play: async ({ canvasElement }) => {
    const picture = canvasElement.querySelector('img');
    await waitFor(() => expect(picture?.naturalWidth).toBeGreaterThan(0));
    await expect(picture).toHaveAttribute('alt', '');
    await expect(picture && getComputedStyle(picture).objectFit).toBe('contain');
  },
};

export const BrokenPicture: Story = {
  args: { name: 'Dansstudio Arabesk', picture: 'data:image/gif,none' },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')).toBeNull());
    await expect(canvasElement.querySelector('[data-initials=DA]')).not.toBeNull();
  },
};

export const Sizes: Story = {
  render: ({ name }) => (
    <div style={{ display: 'flex', alignItems: 'end', gap: 16 }}>
      {([24, 32, 48, 72] as const).map((size) => (
        <Avatar key={size} name={name} size={size} color="#1b6238" />
      ))}
    </div>
  ),
};

export const NoName: Story = { args: { name: '' } };
