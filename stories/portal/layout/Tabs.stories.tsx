import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Tabs } from '#src/components/layout/Tabs.tsx';
import { Held } from '../Held.tsx';
import { inPortal } from '../inPortal.tsx';
import { expectItFits, longTexts, onPhone } from '../screen.ts';

/**
 * A few views of one screen, of which people need one at a time. Use NavLinks when each view is a page with its own address, and
 * a SegmentedControl when only the display changes.
 */
const meta = {
  ...inPortal,
  title: 'Portal/Layout/Tabs',
  component: Tabs<string>,
  tags: ['autodocs'],
  args: {
    label: 'Uitnodigingen',
    tabs: [
      { id: 'received', label: 'Ontvangen' },
      { id: 'sent', label: 'Verstuurd' },
      { id: 'waiting', label: 'Wachtlijst' },
    ],
    selected: 'received',
    onSelect: fn(),
    children: null,
  },
  render: ({ selected, onSelect, ...args }) => (
    <Held key={selected} first={selected} onChange={onSelect}>
      {(held, select) => (
        <Tabs {...args} selected={held} onSelect={select}>
          <p>Er is nog niets bij “{args.tabs.find(({ id }) => id === held)?.label}”.</p>
        </Tabs>
      )}
    </Held>
  ),
} satisfies Meta<typeof Tabs<string>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('tablist', { name: 'Uitnodigingen' })).toBeVisible();
  },
};

/** A count of 0 is shown too: nothing to do is news. */
export const WithCounts: Story = {
  args: {
    tabs: [
      { id: 'received', label: 'Ontvangen', count: 2 },
      { id: 'sent', label: 'Verstuurd', count: 0 },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('tab', { name: 'Ontvangen 2', selected: true })).toBeVisible();
    await expect(canvas.getByRole('tab', { name: 'Verstuurd 0', selected: false })).toBeVisible();
  },
};

/** Terms that a club chose itself, on a phone. */
export const LongText: Story = {
  args: {
    tabs: [
      { id: 'received', label: longTexts.course, count: 12 },
      { id: 'sent', label: 'Verstuurd', count: 3 },
    ],
  },
  globals: onPhone,
  play: ({ canvasElement }) => expectItFits(canvasElement),
};
