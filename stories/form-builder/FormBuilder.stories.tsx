import '@clubpoort/form-engine/builder.css';
import { FormBuilder } from '@clubpoort/form-engine/builder';
import { en } from '@clubpoort/form-engine/builder/texts/en';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
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
