import '@clubpoort/form-engine/builder.css';
import { FormBuilder } from '@clubpoort/form-engine/builder';
import { en } from '@clubpoort/form-engine/builder/texts/en';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn, userEvent, within } from 'storybook/test';
import { campSections } from './campSections.ts';

/** Makes a form without JSON: an outline, the form itself, and the settings of what is selected. */
const meta = {
  title: 'Form/Form builder',
  component: FormBuilder,
  tags: ['autodocs'],
  args: { sections: campSections, onChange: fn() },
} satisfies Meta<typeof FormBuilder>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WholeForm: Story = {};

export const Empty: Story = { args: { sections: [] } };

export const ReadOnly: Story = { args: { readOnly: true } };

export const WithFaults: Story = {
  args: {
    sections: [
      {
        title: 'Over jou',
        fields: [
          { qid: 'a', type: 'radio', question: 'Kan je zwemmen?', options: ['ja', 'ja'] },
          { qid: 'b', type: 'text', question: 'Hoe ver?', visible_when: { qid: 'weg', filled: true } },
        ],
      },
    ],
  },
};

export const InEnglish: Story = {
  args: {
    texts: en,
    sections: [
      {
        title: 'About your child',
        fields: [
          { qid: 'name', type: 'text', question: 'First name', required: true },
          { qid: 'swims', type: 'radio', question: 'Can your child swim?', options: ['yes', 'no'] },
          {
            qid: 'metres',
            type: 'number',
            question: 'How many metres?',
            visible_when: { qid: 'swims', equals: 'yes' },
          },
        ],
      },
    ],
  },
};

/** 300 questions: the outline has a search, and what is out of sight isn't laid out. */
export const LongForm: Story = {
  args: {
    sections: Array.from({ length: 30 }, (_, section) => ({
      title: `Deel ${section + 1}`,
      fields: Array.from({ length: 10 }, (_each, index) => ({
        qid: `vraag_${section}_${index}`,
        type: 'text',
        question: `Vraag ${section * 10 + index + 1}`,
      })),
    })),
  },
};

/** A phone shows the outline, the settings or the form. */
export const OnPhone: Story = {
  parameters: {
    viewport: { options: { narrow: { name: 'Narrow', styles: { width: '320px', height: '640px' } } } },
  },
  globals: { viewport: { value: 'narrow', isRotated: false } },
};

export const Dark: Story = { globals: { theme: 'dark' } };

/** The direction comes with the locale of the sentences. A host that has Arabic ones gives those. */
export const RightToLeft: Story = { args: { texts: { ...en, locale: 'ar' } } };

/** Two languages: one is shown, and the tab "Talen" has both side by side. */
export const InTwoLanguages: Story = {
  args: {
    sections: [
      {
        title: { nl: 'Over je kind', fr: 'Votre enfant' },
        fields: [
          { qid: 'voornaam', type: 'text', question: { nl: 'Voornaam', fr: 'Prénom' } },
          { qid: 'zwemmen', type: 'radio', question: { nl: 'Kan je kind zwemmen?' }, options: ['ja', 'nee'] },
        ],
      },
    ],
  },
};

/** Questions that are asked elsewhere in the club, and lists of the host from which options can come. */
export const WithBanks: Story = {
  args: {
    banks: [
      {
        name: 'Al gevraagd in de club',
        questions: [
          { qid: 'tak', type: 'radio', question: 'In welke tak?', options: ['Kapoenen', 'Welpen'] },
        ],
      },
    ],
    optionPorts: [{ name: 'locaties', label: 'De locaties van de club' }],
  },
};

/** Questions in plain words, with what becomes of them. */
export const Importing: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Importeer' }));
    const source = await canvas.findByRole('textbox', { name: 'Plak je vragen' });
    await userEvent.type(source, 'Naam? *{Enter}Geboortedatum{Enter}Allergieën: geen, noten, andere');
    await canvas.findByText(/3 vragen/);
  },
};

/** A form of SurveyJS, of which something stays behind. */
export const ImportingSurveyJs: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Importeer' }));
    await userEvent.click(await canvas.findByRole('textbox', { name: 'Plak je vragen' }));
    const elements = [
      { type: 'text', name: 'naam', title: 'Naam', isRequired: true, colCount: 2 },
      { type: 'hologram', name: 'h', title: 'Hologram' },
      { type: 'comment', name: 'c', title: 'Waarom?', visibleIf: '{naam} * 2 > 3' },
    ];
    await userEvent.paste(JSON.stringify({ elements }));
    await canvas.findByText(/komen niet mee/);
  },
};
