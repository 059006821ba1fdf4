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
  /** The file of its control in `stories/controls/`, without `.stories.tsx`. Nothing draws an unknown kind. */
  readonly control: string | undefined;
  /** States in `stories/controls/`. */
  readonly alone: readonly State[];
}

/** The states of a question that people answer. */
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
/** The states of a question that nobody answers: there is nothing to refuse, to disable or to take over. */
export const shown: readonly State[] = ['Empty', 'Filled', 'ReadOnly', 'Review', 'LongText'];
const ports: readonly State[] = ['SlowPort', 'FailingPort'];

/** A kind whose control isn't exported: the story of the control is in an rjsf form of a host. */
export const inStock = (control: string): StoryStates => ({ inForm: asked, control, alone });

/** A kind that advises or refuses while somebody types, with a control that isn't exported. */
export const advisingInStock = (control: string): StoryStates => ({
  ...inStock(control),
  inForm: [...asked, 'Warning'],
});

/** A kind that advises or refuses while somebody types. */
export const advising = (control: string): StoryStates => ({
  inForm: [...asked, 'Warning'],
  control,
  alone: [...alone, 'Warning'],
});

/** A kind that nobody answers. */
export const shownAlone = (control: string): StoryStates => ({
  inForm: shown,
  control,
  alone: ['Empty', 'Filled', 'LongText'],
});

/** A kind that asks a port of the host. */
export const withPort = (control: string, isAdvising: boolean): StoryStates => ({
  inForm: [...asked, ...(isAdvising ? (['Warning'] as const) : []), ...ports],
  control,
  alone: [...alone, 'Warning', ...ports],
});
