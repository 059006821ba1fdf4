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
