import { RegistrationForm, type RegistrationFormProps } from '@clubpoort/form-engine';
import { de } from '@clubpoort/form-engine/texts/de';
import { en } from '@clubpoort/form-engine/texts/en';
import { fr } from '@clubpoort/form-engine/texts/fr';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { allPorts } from './examplePorts.ts';
import { multilingualSections } from './multilingualSections.ts';

/** The same sections in the languages of the engine. The submit refuses the form, so that its messages are seen. */
const meta = {
  title: 'Form/Other languages',
  component: RegistrationForm,
  args: {
    sections: multilingualSections,
    ports: allPorts,
    privacy: { href: '#conditions' },
    onSubmit: fn<RegistrationFormProps['onSubmit']>(async () => {}),
  },
} satisfies Meta<typeof RegistrationForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const English: Story = {
  args: { locale: 'en', texts: en },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: en.submit }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'First name' })).toHaveFocus());
    await expect(canvas.getByText(en.submitRefused)).toBeVisible();
  },
};

export const French: Story = {
  args: { locale: 'fr-BE', texts: fr },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: fr.submit }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Prénom' })).toHaveFocus());
    await expect(canvas.getByText(fr.submitRefused)).toBeVisible();
  },
};

export const German: Story = {
  args: { locale: 'de', texts: de },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: de.submit }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Vorname' })).toHaveFocus());
    await expect(canvas.getByText(de.submitRefused)).toBeVisible();
  },
};
