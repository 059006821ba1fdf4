import { questionKinds } from '../../questions/questionKinds.ts';
import type { WireOption, WireQuestion, WireSection } from '../../sections/wireSection.ts';

// The compiler asks here for every name that is added to the types of the wire, and refuses any other.

/** The properties of a section. */
export const sectionNames: readonly string[] = Object.keys({
  title: 0,
  fields: 0,
  step: 0,
  visible_when: 0,
  checks: 0,
  layout: 0,
} satisfies Record<keyof WireSection, 0>);

/** The properties of a question. */
export const questionNames: readonly string[] = Object.keys({
  qid: 0,
  nid: 0,
  type: 0,
  question: 0,
  help: 0,
  placeholder: 0,
  options: 0,
  required: 0,
  answer: 0,
  last_answer: 0,
  last_answer_source: 0,
  sensitive: 0,
  changeable: 0,
  default_key: 0,
  config: 0,
  fields: 0,
  course_specific_info: 0,
  visible_when: 0,
  required_when: 0,
  disabled_when: 0,
  read_only_when: 0,
  lock_reason: 0,
  checks: 0,
} satisfies Record<keyof WireQuestion, 0>);

/** The properties of an option that is an object. */
export const optionNames: readonly string[] = Object.keys({
  value: 0,
  label: 0,
  visible_when: 0,
  image: 0,
  image_alt: 0,
} satisfies Record<keyof WireOption, 0>);

/** The settings that kinds share: several read a bound, each in its own way. The form reads `access`. */
const sharedSettings = ['default', 'min', 'max', 'access'] as const;

type OwnName = Extract<
  (typeof questionKinds)[number],
  { readonly ownNames: readonly string[] }
>['ownNames'][number];

/** The settings that a built-in kind reads. */
export type SettingName =
  | (typeof sharedSettings)[number]
  | (OwnName extends infer Own ? (Own extends `config.${infer Name}` ? Name : never) : never);

/** The settings in `config`, of all built-in kinds. */
export const configNames: readonly string[] = [
  ...sharedSettings,
  ...questionKinds.flatMap((kind) => ('ownNames' in kind ? kind.ownNames : [])).map((name) => name.slice(7)),
];
