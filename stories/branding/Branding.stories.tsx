import { RegistrationForm, type RegistrationFormProps } from '@clubpoort/form-engine';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { fewPorts } from '../registration-form/examplePorts.ts';
import { generalSections } from '../registration-form/exampleSections.ts';
import './hosts.css';
import './recipes.css';

/** The same form in the colours of several hosts: each sets variables, and needs no other rule. */
const meta = {
  title: 'Form/Branding',
  component: RegistrationForm,
  args: {
    sections: generalSections,
    ports: fewPorts,
    privacy: { href: '#voorwaarden' },
    onSubmit: fn<RegistrationFormProps['onSubmit']>(async () => {}),
  },
} satisfies Meta<typeof RegistrationForm>;
export default meta;
type Story = StoryObj<typeof meta>;

/** @param className - of the host around the form */
const within = (className: string): Story => ({
  decorators: [(story) => <div className={className}>{story()}</div>],
});

const buttonHeight = (canvasElement: HTMLElement) =>
  canvasElement.querySelector('button[type=submit]')?.getBoundingClientRect().height;

export const OneColour = within('cf-brand club-in-green');

export const PaleColour = within('cf-brand club-in-yellow');

export const PlainCss: Story = {
  ...within('cf-brand plain-css'),
  play: async ({ canvasElement }) => {
    const button = canvasElement.querySelector('button[type=submit]');
    await expect(button && getComputedStyle(button).borderRadius).toBe('0px');
  },
};

export const Tailwind = within('tailwind-host cf-brand tailwind');

export const Mui = within('mui-host cf-brand mui');

/** For an office with a mouse. A finger keeps its 44 pixels. */
export const Compact: Story = {
  ...within('cf-compact'),
  play: async ({ canvasElement }) => {
    await expect(buttonHeight(canvasElement)).toBeLessThan(44);
  },
};
