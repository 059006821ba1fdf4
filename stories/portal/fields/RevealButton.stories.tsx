import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { RevealButton } from '#src/components/fields/RevealButton.tsx';
import { componentsTexts } from '#src/texts/nl/components.ts';
import { Held } from '../Held.tsx';
import { inPortal } from '../inPortal.tsx';

/**
 * Shows and hides a typed password, at the end of its field. A TextField of the type password has one already, so use it only
 * for a field of your own. It needs a container with a position.
 */
const meta = {
  ...inPortal,
  title: 'Portal/Fields/RevealButton',
  component: RevealButton,
  tags: ['autodocs'],
  args: { revealed: false, onChange: fn() },
  render: ({ revealed, onChange }) => (
    <div style={{ position: 'relative', width: 44, height: 44 }}>
      <Held key={String(revealed)} first={revealed} onChange={onChange}>
        {(isRevealed, change) => <RevealButton revealed={isRevealed} onChange={change} />}
      </Held>
    </div>
  ),
} satisfies Meta<typeof RevealButton>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The name stays the same; the pressed state tells whether the password shows. */
export const Hidden: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: componentsTexts.showPassword, pressed: false });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    await expect(button).toHaveFocus();
    await expect(args.onChange).toHaveBeenCalledWith(true);
  },
};

export const Revealed: Story = {
  args: { revealed: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { pressed: true })).toHaveAccessibleName(
      componentsTexts.showPassword,
    );
  },
};
