/** The states that a kind, or a control, has a story of. */
export type State =
  | 'Empty'
  | 'Filled'
  | 'EarlierAnswer'
  | 'RequiredError'
  | 'Warning'
  | 'Disabled'
  | 'ReadOnly'
  | 'Review'
  | 'LongText'
  | 'SlowPort'
  | 'FailingPort';

/** The stories of a kind: its states, and those of the control that draws it. */
export interface StoryStates {
  /** States in `stories/kinds/`, where the kind is in a form. */
  readonly inForm: readonly State[];
  /** The exported control, which has stories of its own. Other controls are in `stories/controls/Stock.stories.tsx`. */
  readonly control?: string;
  /** States of the exported control, in `stories/controls/`. */
  readonly alone: readonly State[];
}

const asked: readonly State[] = [
  'Empty',
  'Filled',
  'EarlierAnswer',
  'RequiredError',
  'Disabled',
  'ReadOnly',
  'Review',
  'LongText',
];
const alone: readonly State[] = ['Empty', 'Filled', 'RequiredError', 'Disabled', 'ReadOnly', 'LongText'];
const ports: readonly State[] = ['SlowPort', 'FailingPort'];

/** A kind with a control that isn't exported. */
export const answered: StoryStates = { inForm: asked, alone: [] };

/** A kind that advises or refuses while somebody types, with a control that isn't exported. */
export const advising: StoryStates = { inForm: [...asked, 'Warning'], alone: [] };

/** A kind that nobody answers: there is nothing to refuse, to disable or to take over. */
export const shown: StoryStates = {
  inForm: ['Empty', 'Filled', 'ReadOnly', 'Review', 'LongText'],
  alone: [],
};

/** A kind with an exported control. */
export const answeredIn = (control: string): StoryStates => ({ inForm: asked, control, alone });

/** A kind that advises or refuses while somebody types, with an exported control. */
export const advisingIn = (control: string): StoryStates => ({
  inForm: [...asked, 'Warning'],
  control,
  alone: [...alone, 'Warning'],
});

/** A kind with an exported control that asks a port of the host. */
export const withPort = (control: string, isAdvising: boolean): StoryStates => ({
  inForm: [...asked, ...(isAdvising ? (['Warning'] as const) : []), ...ports],
  control,
  alone: [...alone, 'Warning', ...ports],
});
