import type { WireConfig, WireOption, WireQuestion, WireSection } from '../../sections/wireSection.ts';

// The compiler asks here for every name that is added to the types of the wire, and refuses any other.

/** The properties of a section. */
export const sectionNames: readonly string[] = Object.keys({
  title: 0,
  fields: 0,
  step: 0,
  visible_when: 0,
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
} satisfies Record<keyof WireQuestion, 0>);

/** The properties of an option that is an object. */
export const optionNames: readonly string[] = Object.keys({
  value: 0,
  label: 0,
  visible_when: 0,
} satisfies Record<keyof WireOption, 0>);

/** The settings in `config`, of all built-in kinds. */
export const configNames: readonly string[] = Object.keys({
  min: 0,
  max: 0,
  step: 0,
  unit: 0,
  expression: 0,
  decimals: 0,
  min_length: 0,
  max_length: 0,
  pattern: 0,
  pattern_message: 0,
  other: 0,
  text: 0,
  min_age: 0,
  default: 0,
  repeat: 0,
  prefix: 0,
  suffix: 0,
} satisfies Record<keyof WireConfig, 0>);
