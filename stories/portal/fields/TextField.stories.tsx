import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { TextField } from '#src/components/fields/TextField.tsx';
import { cartTexts } from '#src/texts/nl/cart.ts';
import { componentsTexts } from '#src/texts/nl/components.ts';
import { sessionTexts } from '#src/texts/nl/session.ts';
import { Held } from '../Held.tsx';
import { inPortal } from '../inPortal.tsx';
import { expectItFits, longTexts, onPhone } from '../screen.ts';

/**
 * One line of text on a screen of the portal: a code, a login. Questions of a club are drawn by the form engine, so never build
 * a registration form with it.
 */
const meta = {
  ...inPortal,
  title: 'Portal/Fields/TextField',
  component: TextField,
  tags: ['autodocs'],
  args: { label: cartTexts.voucher.label, value: '', onChange: fn() },
  render: ({ value, onChange, ...args }) => (
    <Held key={value} first={value} onChange={onChange}>
      {(held, change) => <TextField {...args} value={held} onChange={change} />}
    </Held>
  ),
} satisfies Meta<typeof TextField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas, userEvent, args }) => {
    // A press on the label brings the focus to the field.
    await userEvent.click(canvas.getByText(cartTexts.voucher.label));
    await userEvent.keyboard('L');
    await expect(canvas.getByRole('textbox', { name: cartTexts.voucher.label })).toHaveValue('L');
    await expect(args.onChange).toHaveBeenCalledWith('L');
  },
};

export const Filled: Story = { args: { value: 'LENTE10' } };

export const WithHint: Story = {
  args: { label: cartTexts.uitpas.labelAlone, hint: cartTexts.uitpas.hint, inputMode: 'numeric' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(cartTexts.uitpas.hint);
  },
};

/** The hint stays beside the error: it says what to type. */
export const WithError: Story = {
  args: {
    label: cartTexts.uitpas.labelAlone,
    hint: cartTexts.uitpas.hint,
    error: cartTexts.uitpas.invalid,
    value: '0930 0004',
  },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: cartTexts.uitpas.labelAlone });
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription(`${cartTexts.uitpas.hint} ${cartTexts.uitpas.invalid}`);
  },
};

export const Optional: Story = {
  args: { optional: true, placeholder: 'LENTE10' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleName(/^Kortingscode ?\(optioneel\)$/);
  },
};

export const Disabled: Story = {
  args: { value: 'LENTE10', disabled: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'X');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const ReadOnly: Story = {
  args: { label: sessionTexts.login.mail, value: 'noor@example.be', readOnly: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'X');
    await expect(canvas.getByRole('textbox')).toHaveValue('noor@example.be');
  },
};

export const Password: Story = {
  args: {
    label: sessionTexts.login.password,
    type: 'password',
    value: 'zomer-in-Gent',
    autoComplete: 'current-password',
  },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText(sessionTexts.login.password);
    const reveal = canvas.getByRole('button', { name: componentsTexts.showPassword });
    await expect(field).toHaveAttribute('type', 'password');
    await userEvent.click(reveal);
    await expect(field).toHaveAttribute('type', 'text');
    await userEvent.click(reveal);
    await expect(field).toHaveAttribute('type', 'password');
  },
};

export const LongText: Story = {
  args: {
    label: `E-mailadres van de ${longTexts.word}`,
    hint: `Bijvoorbeeld ${longTexts.mail}`,
    error: `We kunnen ${longTexts.mail} niet bereiken.`,
    value: longTexts.mail,
    optional: true,
  },
  globals: onPhone,
  play: ({ canvasElement }) => expectItFits(canvasElement),
};
