import '@clubpoort/form-engine/builder.css';
import type { QuestionControlProps, QuestionView } from '@clubpoort/form-engine';
import { FormBuilder } from '@clubpoort/form-engine/builder';
import { nl } from '@clubpoort/form-engine/builder/texts/nl';
import { type QuestionKind, questionKinds } from '@clubpoort/form-engine/headless';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

/**
 * A kind of your own is offered where it says its settings: the properties by which the engine knows it, the part of the palette,
 * and a JSON Schema for each property of `config`. The inspector is drawn from that schema. Its name for people is a text of the
 * builder, under the name of the kind, and its view draws it in the form that is shown.
 */
const meta = {
  title: 'Form/Build a builder for your kind',
  component: FormBuilder,
  tags: ['autodocs'],
} satisfies Meta<typeof FormBuilder>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A smiley, sent as `"1"` to `"5"`. */
const mood: QuestionKind<string> = {
  name: 'mood',
  accepts: (question) => question.type === 'mood',
  settings: {
    wire: { type: 'mood' },
    purpose: 'other',
    config: () => ({
      faces: { type: 'integer', minimum: 2, maximum: 5, title: 'Aantal gezichten' },
      words: { type: 'boolean', title: 'Met woorden erbij' },
    }),
  },
  ownNames: ['faces', 'words'],
  answerSchema: { type: 'string', pattern: '^[1-5]$' },
  messages: {},
  requiredMessage: (texts) => texts.selectRequired,
  uiSchema: () => ({}),
  decode: (wire) => ({ answer: typeof wire === 'string' && wire !== '' ? wire : undefined }),
  encode: (answer) => answer ?? '',
  isFilled: (answer) => answer !== undefined && answer !== '',
  check: () => [],
};

function MoodQuestion({ id, value, onChange, onBlur, describedBy }: QuestionControlProps) {
  return (
    <input
      type="range"
      min={1}
      max={5}
      id={id}
      value={typeof value === 'string' ? value : '3'}
      aria-describedby={describedBy}
      onChange={({ target }) => onChange(target.value)}
      onBlur={onBlur}
    />
  );
}

const moodView: QuestionView = {
  labelling: 'label',
  Control: MoodQuestion,
  answerText: (answer) => (typeof answer === 'string' ? `${answer} van 5` : ''),
};

/** The builder with one kind more. */
export const Mood: Story = {
  args: {
    kinds: [mood, ...questionKinds],
    views: { mood: moodView },
    texts: { ...nl, kinds: { ...nl.kinds, mood: 'Hoe voel je je?' } as typeof nl.kinds },
    sections: [{ title: 'Na het kamp', fields: [{ qid: 'gevoel', type: 'mood', question: 'Hoe was het?' }] }],
    onChange: fn(),
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('treeitem', { name: /Hoe was het/ }));
    await userEvent.type(await canvas.findByRole('textbox', { name: /Aantal gezichten/ }), '4');
    await expect(args.onChange).toHaveBeenLastCalledWith([
      expect.objectContaining({
        fields: [expect.objectContaining({ config: expect.objectContaining({ faces: 4 }) })],
      }),
    ]);
  },
};
