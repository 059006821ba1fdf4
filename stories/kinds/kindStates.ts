import type { KindName } from '@clubpoort/form-engine/headless';

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
export interface KindStates {
  /** States in `stories/kinds/`, where the kind is in a form. */
  readonly inForm: readonly State[];
  /** The file of its control in `stories/controls/`, without `.stories.tsx`. Nothing draws an unknown kind. */
  readonly control: string | undefined;
  /** States in `stories/controls/`. */
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
/** Nobody answers it: there is nothing to refuse, to disable or to take over. */
const shown: readonly State[] = ['Empty', 'Filled', 'ReadOnly', 'Review', 'LongText'];
const shownAlone: readonly State[] = ['Empty', 'Filled', 'LongText'];
const ports: readonly State[] = ['SlowPort', 'FailingPort'];

/** A kind whose control isn't exported: its story is in an rjsf form of a host. */
const inStock = (control: string): KindStates => ({ inForm: asked, control, alone });

/** A kind that advises or refuses while somebody types. */
const advising = (control: string): KindStates => ({
  inForm: [...asked, 'Warning'],
  control,
  alone: [...alone, 'Warning'],
});

const withPort = (control: string, isAdvising: boolean): KindStates => ({
  inForm: [...asked, ...(isAdvising ? (['Warning'] as const) : []), ...ports],
  control,
  alone: [...alone, 'Warning', ...ports],
});

/** Every kind with the states that the manual shows. The compiler asks for a new kind, and a test for its stories. */
export const kindStates: Readonly<Record<KindName, KindStates>> = {
  text: inStock('Text'),
  textarea: inStock('Textarea'),
  email: advising('EmailInput'),
  phone: advising('PhoneInput'),
  number: advising('NumberInput'),
  decimal: advising('DecimalInput'),
  computed: { inForm: shown, control: 'Computed', alone: shownAlone },
  birthdate: advising('BirthdateInput'),
  date: advising('DateInput'),
  time: { ...inStock('Time'), inForm: [...asked, 'Warning'] },
  address: withPort('AddressInput', true),
  nationality: { inForm: asked, control: 'PagedSelect', alone },
  national_number: advising('NationalNumberInput'),
  iban: { ...inStock('Iban'), inForm: [...asked, 'Warning'] },
  url: { ...inStock('Url'), inForm: [...asked, 'Warning'] },
  radio: inStock('Radio'),
  select: inStock('Select'),
  select_multiple: { inForm: asked, control: 'PagedSelectMultiple', alone },
  checkbox: inStock('Checkbox'),
  rating: inStock('Rating'),
  file: withPort('FileUpload', false),
  image: withPort('FileUpload', false),
  group: inStock('Group'),
  static: { inForm: shown, control: 'Static', alone: shownAlone },
  unknown: { inForm: shown, control: undefined, alone: [] },
};
