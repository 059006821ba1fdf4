import { RegistrationForm, type RegistrationFormProps } from '@clubpoort/form-engine';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { completeAnswers, courseSections, courses, generalSections } from './exampleSections.ts';

/** A whole form, as a parent meets it. */
const meta = {
  title: 'RegistrationForm',
  component: RegistrationForm,
  tags: ['autodocs'],
  args: {
    sections: generalSections,
    ports: { clock: { today: () => '2026-11-20' } },
    courses,
    club: 7,
    privacy: { href: '#voorwaarden' },
    newsletter: {
      entries: [{ email: 'mama@example.be', status: 'unsubscribed', communicationStatus: 'subscribed' }],
    },
    onSubmit: fn<RegistrationFormProps['onSubmit']>(async () => {}),
  },
} satisfies Meta<typeof RegistrationForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WholeForm: Story = {};

export const WithErrors: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Versturen' }));
    await expect(await canvas.findByRole('alert')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Telefoonnummer' })).toHaveFocus());
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const SeveralCourses: Story = {
  args: { sections: courseSections },
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(
      canvas.getByRole('combobox', { name: 'Vragen voor' }),
      'Ballet maandag 14u30',
    );
    await expect(canvas.getByRole('radiogroup', { name: 'Welk niveau?' })).toBeVisible();
  },
};

export const ErrorInACourse: Story = {
  args: { sections: courseSections, initialAnswers: { ...completeAnswers, size_34: '' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: /^Ik ga akkoord/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Versturen' }));
    await waitFor(() => expect(canvas.getByRole('combobox', { name: 'Maat van het judopak' })).toHaveFocus());
  },
};

export const EmptyFieldsHidden: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Toon lege velden' }));
    await expect(canvas.queryByRole('group', { name: /^Wie mag je kind ophalen/ })).toBeNull();
  },
};

export const RefusedByTheServer: Story = {
  args: {
    initialAnswers: completeAnswers,
    onSubmit: fn<RegistrationFormProps['onSubmit']>(async () => ({
      problems: [
        {
          key: 'mail_0',
          path: [],
          label: 'E-mailadres',
          rule: 'context',
          message: 'Dit e-mailadres is reeds in gebruikt, vul een ander e-mailadres in of log in',
          severity: 'error',
        },
      ],
    })),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: /^Ik ga akkoord/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Versturen' }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'E-mailadres' })).toHaveFocus());
  },
};

export const DraftRestored: Story = {
  args: {
    draftKey: 'noor',
    ports: {
      clock: { today: () => '2026-11-20' },
      drafts: {
        load: async () => ({ phone_0: '+32 470123456', allergy_0: 'Nee' }),
        save: async () => {},
        remove: async () => {},
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Concept hersteld')).toBeVisible();
  },
};

export const Sending: Story = {
  args: {
    initialAnswers: completeAnswers,
    onSubmit: fn<RegistrationFormProps['onSubmit']>(() => new Promise<void>(() => {})),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: /^Ik ga akkoord/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Versturen' }));
    await expect(await canvas.findByRole('button', { name: 'Bezig met versturen…' })).toBeVisible();
  },
};

export const Review: Story = {
  args: { sections: courseSections, initialAnswers: completeAnswers, mode: 'review' },
};

export const ReadOnly: Story = { args: { initialAnswers: completeAnswers, mode: 'read' } };

export const Dark: Story = {
  globals: { theme: 'dark' },
  args: { initialAnswers: completeAnswers },
};
