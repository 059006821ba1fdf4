import { RegistrationForm } from '@clubpoort/form-engine';
import type { WireSection } from '@clubpoort/form-engine/headless';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

const clubs = [
  { value: 'c1', label: 'Dansclub Gent' },
  { value: 'c2', label: 'Dansclub Aalst' },
  { value: 'c3', label: 'Turnkring Brugge' },
];

/** The rules by which answers decide about each other: rules, locks, and options from another answer or from the host. */
const meta = {
  title: 'Registration form/Between answers',
  component: RegistrationForm,
  args: {
    ports: {
      clock: { today: () => '2026-11-20' },
      options: {
        search: async (_list, text) =>
          clubs.filter(({ label }) => label.toLowerCase().includes(text.toLowerCase())),
      },
    },
    onSubmit: async () => {},
  },
} satisfies Meta<typeof RegistrationForm>;
export default meta;
type Story = StoryObj<typeof meta>;

const stay: readonly WireSection[] = [
  {
    title: 'Verblijf',
    fields: [
      { qid: 'begin', nid: 0, type: 'date', question: 'Eerste dag', answer: '2026-12-20' },
      { qid: 'end', nid: 0, type: 'date', question: 'Laatste dag', answer: '2026-12-18' },
    ],
    checks: [
      {
        compare: [{ ref: 'end' }, 'gte', { ref: 'begin' }],
        message: 'De laatste dag komt na de eerste.',
        at: ['end'],
      },
    ],
  },
];

/** A rule between two answers marks one of them. */
export const Check: Story = {
  args: { sections: stay },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Versturen' }));
    await expect(
      await canvas.findByText('De laatste dag komt na de eerste.', { selector: '.cf-problem' }),
    ).toBeVisible();
  },
};

const locked = (name: 'disabled_when' | 'read_only_when'): readonly WireSection[] => [
  {
    title: 'Bestelling',
    fields: [
      { qid: 'paid', nid: 0, type: 'checkbox', question: 'Al betaald', answer: true },
      {
        qid: 'size',
        nid: 0,
        type: 'text',
        question: 'Maat',
        required: 1,
        answer: 'M',
        [name]: { qid: 'paid', equals: 1 },
        lock_reason: 'Je hebt al betaald. Vraag een andere maat aan de club.',
      },
    ],
  },
];

export const Disabled: Story = { args: { sections: locked('disabled_when') } };
export const ReadOnly: Story = { args: { sections: locked('read_only_when') } };

/** The options are the names in the rows. */
export const OptionsFromRows: Story = {
  args: {
    sections: [
      {
        title: 'Kamp',
        fields: [
          {
            qid: 'kids',
            nid: 0,
            type: 'group',
            question: 'Wie gaat er mee?',
            config: { repeat: { label: 'Deelnemer' } },
            fields: [{ qid: 'fname', nid: 0, type: 'text', question: 'Voornaam' }],
            answer: [{ fname_0: 'Noor' }, { fname_0: 'Lars' }],
          },
          {
            qid: 'eldest',
            nid: 0,
            type: 'radio',
            question: 'Wie is de oudste?',
            config: { options_from: { qid: 'kids', column: 'fname' } },
          },
        ],
      },
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('radio', { name: 'Lars' })).toBeVisible();
  },
};

/** A search box for options that only the host knows. */
export const OptionsFromHost: Story = {
  args: {
    sections: [
      {
        title: 'Club',
        fields: [
          {
            qid: 'club',
            nid: 0,
            type: 'select_multiple',
            question: 'Bij welke clubs dans je?',
            options: { c1: 'Dansclub Gent' },
            answer: ['c1'],
            config: { options_from: { port: 'clubs' }, max: 3 },
          },
        ],
      },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('combobox'), 'dans');
    await expect(await canvas.findByRole('option', { name: 'Dansclub Aalst' })).toBeVisible();
  },
};
