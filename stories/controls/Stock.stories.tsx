import { questionKinds, type WireQuestion } from '@clubpoort/form-engine/headless';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { kindSamples } from '#form-engine/src/questions/samples/kindSamples.ts';
import { longHelp, longText } from '../kinds/longTexts.ts';
import { StockForm } from './StockForm.tsx';

/** Every control that isn’t exported by itself, in an rjsf form of your own. */
const meta = {
  title: 'Controls/In your own rjsf form',
  component: StockForm,
  tags: ['autodocs'],
} satisfies Meta<typeof StockForm>;
export default meta;
type Story = StoryObj<typeof meta>;

const kinds = questionKinds
  .map(({ name }) => name)
  .filter((name) => name !== 'unknown' && kindSamples[name].stories.control === undefined);

const filled = kinds.map((name): WireQuestion => ({ ...kindSamples[name].example, qid: name, nid: 0 }));
const empty = filled.map(({ answer: _, ...question }) => question);
const required = empty.map((question) => ({ ...question, required: 1 as const }));
const long = kinds.map(
  (name): WireQuestion => ({
    ...kindSamples[name].example,
    ...kindSamples[name].long?.(longText),
    qid: name,
    nid: 0,
    question: longText,
    help: longHelp,
  }),
);

export const Empty: Story = { args: { questions: empty } };
export const Filled: Story = { args: { questions: filled } };
export const RequiredError: Story = { args: { questions: required, isRefused: true } };
export const Disabled: Story = { args: { questions: filled, disabled: true } };
export const ReadOnly: Story = { args: { questions: filled, readonly: true } };
export const LongText: Story = { args: { questions: long } };
