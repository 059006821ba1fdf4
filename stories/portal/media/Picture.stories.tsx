import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Picture } from '#src/components/media/Picture.tsx';
import { inPortal } from '../inPortal.tsx';

const drawing = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="900"><path fill="#cfe0f2" d="M0 0h1600v900H0z"/><circle cx="800" cy="900" r="500" fill="#2f6fb4"/></svg>',
)}`;

/** A picture of a club, a course, a teacher or a product. Give it an alternative text, unless the text beside it says the same. */
const meta = {
  ...inPortal,
  title: 'Portal/Media/Picture',
  component: Picture,
  tags: ['autodocs'],
  args: {
    picture: {
      avif: `${drawing} 480w`,
      webp: `${drawing} 480w`,
      src: drawing,
      alt: 'Een zon boven de horizon',
      width: 1600,
      height: 900,
    },
    sizes: '320px',
  },
  decorators: [(Story) => <div style={{ width: 320 }}>{Story()}</div>],
} satisfies Meta<typeof Picture>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Whole: Story = {
  play: async ({ canvas }) => {
    const image = canvas.getByRole('img', { name: 'Een zon boven de horizon' });
    // The place is reserved by the shape, before the picture has loaded.
    await expect(image.getBoundingClientRect().height).toBe(180);
  },
};

export const Square: Story = {
  args: { shape: 'square' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('picture')?.getBoundingClientRect().height).toBe(320);
  },
};

export const Decorative: Story = {
  args: { shape: 'round', decorative: true },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};
