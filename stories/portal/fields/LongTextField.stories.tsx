import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { LongTextField } from '#src/components/fields/LongTextField.tsx';
import { Held } from '../Held.tsx';
import { inPortal } from '../inPortal.tsx';
import { expectItFits, longTexts, onPhone } from '../screen.ts';

/**
 * A text of several lines on a screen of the portal: the reason of a manager, a note. Questions of a club are drawn by the form engine, so
 * never build a registration form with it.
 */
const meta = {
  ...inPortal,
  title: 'Portal/Fields/LongTextField',
  component: LongTextField,
  tags: ['autodocs'],
  args: { label: 'Reden', value: '', maxLength: 500, onChange: fn() },
  render: ({ value, onChange, ...args }) => (
    <Held key={value} first={value} onChange={onChange}>
      {(held, change) => <LongTextField {...args} value={held} onChange={change} />}
    </Held>
  ),
} satisfies Meta<typeof LongTextField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByText('Reden'));
    await userEvent.keyboard('Ziek{Enter}thuis');
    await expect(canvas.getByRole('textbox', { name: 'Reden' })).toHaveValue('Ziek\nthuis');
    await expect(args.onChange).toHaveBeenCalledWith('Z');
  },
};

export const WithHint: Story = {
  args: { hint: 'De familie leest dit in de mail.', optional: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('De familie leest dit in de mail.');
  },
};

export const LongText: Story = {
  args: { label: `Reden voor ${longTexts.word}`, hint: longTexts.mail, value: longTexts.mail },
  globals: onPhone,
  play: ({ canvasElement }) => expectItFits(canvasElement),
};
