import { perSection, sectionsPerStep } from './forms/questionsOf.ts';

/** A form to compare. The selectors are those of its page. */
export interface Contender {
  /** The name of its page in this folder, and of its file in `forms/`. */
  readonly page: FormPage;
  readonly name: string;
  /** One sentence for the report: the things that the form does and leaves out. */
  readonly about: string;
  /** The button that submits the answers. */
  readonly submit: string;
  /** One element for each question with a wrong answer. */
  readonly message: string;
  /** The form shows its first step only, of ten at most. */
  readonly inSteps?: boolean;
}

export type FormPage =
  | 'clubpoort'
  | 'clubpoortSteps'
  | 'clubpoortRows'
  | 'plainInputs'
  | 'reactHookForm'
  | 'reactHookFormAria'
  | 'stockRjsf'
  | 'jsonForms'
  | 'surveyJs';

const submit = 'button[type=submit]';
const ours = { submit, message: '.cf-problem[data-severity=error]' };
const belowField = { submit, message: '.field > p' };

/** The forms to compare, ours first. */
export const contenders: readonly Contender[] = [
  {
    page: 'clubpoort',
    name: 'form engine',
    about: '`RegistrationForm` on one page, with its style sheet.',
    ...ours,
  },
  {
    page: 'clubpoortSteps',
    name: 'form engine, in steps',
    about:
      'The same questions in steps, ten at most, of which the first is drawn. Its first submit is the button to the second ' +
      'step, which checks the first one.',
    inSteps: true,
    ...ours,
  },
  {
    page: 'plainInputs',
    name: 'plain inputs, no library',
    about:
      "React draws labels and uncontrolled inputs once. The browser keeps the answers. A submit writes the browser's " +
      'message below each control that is `:invalid`. Nothing else: no state, no code at a key, no message at blur, none ' +
      'joined to its control, no list of them, no focus.',
    ...belowField,
  },
  {
    page: 'reactHookForm',
    name: 'react-hook-form, uncontrolled',
    about:
      'As its documentation writes it: checks at blur and at a submit, with a message below each wrong control.',
    ...belowField,
  },
  {
    page: 'reactHookFormAria',
    name: 'react-hook-form that shows what ours shows',
    about:
      'The same with what is wrong shown as the form engine does: each control joined to its message, a list of all messages ' +
      'with links above the form, and the focus on the first wrong control.',
    ...belowField,
  },
  {
    page: 'stockRjsf',
    name: 'rjsf 6 stock + ajv8',
    about: 'The default theme, an object for each section. Checks at a submit.',
    submit,
    message: '.error-detail',
  },
  {
    page: 'jsonForms',
    name: 'JSON Forms 3, vanilla',
    about:
      'A schema and a UI schema with a group for each section, and the unstyled renderers. It checks the whole form at each ' +
      'key. It has no submit: a button makes its messages visible. A checkbox may stay false once it was ticked.',
    submit,
    message: '.validation_error',
  },
  {
    page: 'surveyJs',
    name: 'SurveyJS 3',
    about:
      'A panel for each section, on one page, with its style sheet (without its fonts). It keeps a text when the field ' +
      'loses the focus, which is its default: a key runs little code.',
    submit: '.sd-navigation__complete-btn',
    message: '[role=alert]',
  },
];

/** Our form with a group of rows of ten questions, measured beside our form with as many questions. */
export const rowsForm: Contender = {
  page: 'clubpoortRows',
  name: 'form engine, a group of rows',
  about: 'A repeating group, in which each row has the ten questions of a section.',
  ...ours,
};

/** The practical limit of what a form costs: the ratios in the tables are relative to this form. */
export const yardstick = 'reactHookForm' satisfies FormPage;

/** The pages of the benchmark build that contain our engine, and those that don't. */
export const ownPages = ['clubpoort', 'clubpoortSteps', 'clubpoortRows', 'compile', 'select'] as const;
export const peerPages = [
  'plainInputs',
  'reactHookForm',
  'reactHookFormAria',
  'stockRjsf',
  'jsonForms',
  'surveyJs',
  'reactAlone',
] as const;

export const counts: readonly number[] = [10, 30, 100, 300, 1000];
/** The questions in the rows of `rowsForm`: one row, and fifty. */
export const oneRow = perSection;
export const fiftyRows = 50 * perSection;

/** As many as a median needs. A run takes seven minutes, mostly for the forms that are slow. */
export const runs = 3;

/** How many of `count` questions the form shows at first. */
export function shownOf({ inSteps = false }: Contender, count: number): number {
  return inSteps ? Math.min(count, sectionsPerStep(count) * perSection) : count;
}
