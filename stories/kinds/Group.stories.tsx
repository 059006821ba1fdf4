import type { WireQuestion } from '@clubpoort/form-engine/headless';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { someFile, workingUploads } from '../controls/support/uploadPorts.ts';
import { KindForm } from './KindForm.tsx';
import { longHelp, longText } from './longTexts.ts';
import { submitEmpty } from './submitEmpty.ts';

/** Questions that are asked several times. Rows are added, removed with a way back, and moved by buttons. */
const meta = {
  title: 'Kinds/Group',
  component: KindForm,
  tags: ['autodocs'],
} satisfies Meta<typeof KindForm>;
export default meta;
type Story = StoryObj<typeof meta>;

const fields: readonly WireQuestion[] = [
  { qid: 'fname', nid: 0, type: 'text', default_key: 'fname', question: 'Voornaam', required: 1 },
  { qid: 'age', nid: 0, type: 'number', question: 'Leeftijd', config: { max: 99 } },
  { qid: 'swims', nid: 0, type: 'radio', question: 'Kan zwemmen', options: ['Ja', 'Nee'], required: 1 },
  {
    qid: 'metres',
    nid: 0,
    type: 'number',
    question: 'Hoeveel meter?',
    required: 1,
    visible_when: { qid: 'swims', equals: 'Ja' },
  },
];
const question = {
  type: 'group',
  question: 'Wie gaat er mee op kamp?',
  fields,
  config: { repeat: { max: 3, label: 'Deelnemer' } },
};
const rows = [
  { fname_0: 'Noor', age_0: '9', swims_0: 'Ja', metres_0: '50' },
  { fname_0: 'Jef', age_0: '7', swims_0: 'Nee' },
];
const filled = { ...question, answer: rows };
const phone = {
  parameters: {
    viewport: { options: { narrow: { name: 'Narrow', styles: { width: '320px', height: '640px' } } } },
  },
  globals: { viewport: { value: 'narrow', isRotated: false } },
};

export const Empty: Story = {
  args: { question },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Deelnemer toevoegen' }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Voornaam' })).toHaveFocus());
  },
};
/** The minimum of rows is there from the start, and can't be removed. */
export const Minimum: Story = {
  args: { question: { ...question, config: { repeat: { min: 2, max: 3, label: 'Deelnemer' } } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('group', { name: 'Deelnemer 2' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Verwijder Deelnemer 2' })).toBeNull();
  },
};
export const Filled: Story = { args: { question: filled } };
export const EarlierAnswer: Story = { args: { question: { ...question, last_answer: rows } } };
export const AtMaximum: Story = {
  args: { question: { ...question, answer: [...rows, { fname_0: 'Mia', swims_0: 'Nee' }] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Maximum bereikt')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Deelnemer toevoegen' })).toBeNull();
  },
};
export const RequiredError: Story = {
  args: { question: { ...question, answer: [rows[0], {}] } },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('group', { name: 'Deelnemer 2' });
    await submitEmpty({ canvasElement });
    await expect(
      await canvas.findByRole('link', { name: 'Deelnemer 2 – Voornaam: Vul dit veld in' }),
    ).toBeVisible();
  },
};
export const Removed: Story = {
  args: { question: filled },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Verwijder Deelnemer 1' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Zet Deelnemer 1 terug' })).toHaveFocus());
    await expect(await canvas.findByRole('textbox', { name: 'Voornaam' })).toHaveValue('Jef');
  },
};
export const Moved: Story = {
  args: { question: filled },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Verplaats Deelnemer 2 naar boven' }));
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Verplaats Deelnemer 1 naar beneden' })).toHaveFocus(),
    );
    await expect(canvas.getAllByRole('textbox', { name: 'Voornaam' })[0]).toHaveValue('Jef');
  },
};
/** The name beside a file, and not the one that is announced. */
const ofRow = { selector: '.cf-file-name' };
/** Each row has its own files. A removed row stops its uploads, and sends them when it is put back. */
export const Files: Story = {
  args: {
    question: {
      ...question,
      fields: [
        ...fields.slice(0, 1),
        { qid: 'attest', nid: 0, type: 'file', question: 'Medisch attest', required: 1, config: { max: 2 } },
      ],
      answer: [{ fname_0: 'Noor', attest_0: '2026/3f2a/attest-noor.pdf' }, { fname_0: 'Jef' }],
    },
    ports: { uploads: workingUploads },
  },
  play: async ({ canvas, userEvent }) => {
    const jef = within(await canvas.findByRole('group', { name: 'Deelnemer 2' }));
    await userEvent.upload(await jef.findByLabelText(/^Kies/), [someFile('attest-jef.pdf')]);
    await expect(await jef.findByText('attest-jef.pdf', ofRow)).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'Verwijder Deelnemer 1' }));
    await expect(canvas.queryByText('attest-noor.pdf', ofRow)).toBeNull();
    await userEvent.click(await canvas.findByRole('button', { name: 'Zet Deelnemer 1 terug' }));
    await expect(await canvas.findByText('attest-noor.pdf', ofRow)).toBeVisible();
  },
};
/** Groups can be in groups, three deep at most. */
export const Nested: Story = {
  args: {
    question: {
      ...question,
      question: 'Welke gezinnen komen er?',
      fields: [
        { qid: 'name', nid: 0, type: 'text', question: 'Naam van het gezin', required: 1 },
        { ...question, qid: 'kids', nid: 0, question: 'Kinderen', config: { repeat: { label: 'Kind' } } },
      ],
      config: { repeat: { label: 'Gezin' } },
      answer: [{ name_0: 'Peeters', kids_0: rows }],
    },
  },
};
export const Disabled: Story = { args: { question: filled, disabled: true } };
export const ReadOnly: Story = { args: { question: filled, mode: 'read' } };
export const Review: Story = { args: { question: filled, mode: 'review' } };
export const Phone: Story = { ...phone, args: { question: filled } };
export const PhoneReview: Story = { ...phone, args: { question: filled, mode: 'review' } };
export const LongText: Story = {
  args: {
    question: {
      ...filled,
      question: longText,
      help: longHelp,
      config: { repeat: { label: 'Deelnemer aan het zomerkamp van de hele club' } },
    },
  },
};
