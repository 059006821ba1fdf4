import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Icon } from '#src/components/icons/Icon.tsx';
import { Menu } from '#src/components/overlays/Menu.tsx';
import { MenuAction } from '#src/components/overlays/MenuAction.tsx';
import { MenuLink } from '#src/components/overlays/MenuLink.tsx';
import { sessionTexts } from '#src/texts/nl/session.ts';
import { inPortal } from '../inPortal.tsx';
import { expectItFits, longTexts, onPhone } from '../screen.ts';

/**
 * A few links and actions behind one button, when there is no room to show them. Use a SelectField for an answer, and show one
 * or two actions as buttons instead.
 */
const meta = {
  ...inPortal,
  title: 'Portal/Overlays/Menu',
  component: Menu,
  tags: ['autodocs'],
  args: {
    name: sessionTexts.members.menuName('Noor'),
    label: (
      <>
        Noor <Icon name="chevronDown" />
      </>
    ),
    children: (
      <>
        <MenuAction current onSelect={fn()}>
          Noor Peeters
        </MenuAction>
        <MenuAction onSelect={fn()}>Lars Peeters</MenuAction>
        <MenuLink to="/profiel/nieuw" icon="plus">
          {sessionTexts.members.add}
        </MenuLink>
      </>
    ),
  },
} satisfies Meta<typeof Menu>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The name begins with the visible word, for who speaks to their device. */
export const Closed: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('button', { name: 'Noor, kies gezinslid' })).toBeVisible();
    await expect(canvasElement.querySelector(':popover-open')).toBeNull();
  },
};

export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Noor, kies gezinslid' });
    await userEvent.click(button);
    const item = await canvas.findByRole('button', { name: 'Lars Peeters' });
    await expect(item).toBeVisible();
    await expect(item.getBoundingClientRect().top).toBeGreaterThan(button.getBoundingClientRect().bottom);
  },
};

/** At the right of a header, the panel aligns with the end of the button. */
export const AtTheEnd: Story = {
  args: { align: 'end' },
  render: (args) => (
    <div style={{ display: 'flex', justifyContent: 'flex-end' }}>
      <Menu {...args} />
    </div>
  ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Noor, kies gezinslid' });
    await userEvent.click(button);
    const panel = canvasElement.querySelector(':popover-open');
    await expect(panel?.getBoundingClientRect().right).toBe(button.getBoundingClientRect().right);
  },
};

export const LongText: Story = {
  args: {
    children: (
      <>
        <MenuAction current icon="user" onSelect={fn()}>
          {longTexts.name} {longTexts.word}
        </MenuAction>
        <MenuLink to="/profiel" icon="mail">
          {longTexts.mail}
        </MenuLink>
      </>
    ),
  },
  globals: onPhone,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Noor, kies gezinslid' }));
    await expectItFits(canvasElement);
  },
};
