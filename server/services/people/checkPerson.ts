import {
  type Address,
  type Answer,
  type CompiledForm,
  compileForm,
  decodeAnswers,
  type ValidationContext,
  validateAnswers,
  type WireQuestion,
} from '@clubpoort/form-engine/headless';
import type { FieldProblem } from '../../http/invalidFields.ts';
import { plainMails } from '../../http/reading/plainMail.ts';
import { tooLongDetails } from './profile/tooLong.ts';

/**
 * The questions about a person, as a form asks them. The engine supplies the rules and their sentences, in the portal and here.
 */
const questions = {
  fname: { type: 'text', default_key: 'fname' },
  lname: { type: 'text', default_key: 'lname' },
  birthdate: { type: 'text', default_key: 'birthdate' },
  sex: { type: 'radio', default_key: 'sex', options: ['m', 'v', 'x'] },
  nationality: { type: 'select', default_key: 'nationality' },
  phone: { type: 'phone', default_key: 'phone' },
  mail: { type: 'email', default_key: 'mail' },
  second_mail: { type: 'email' },
  address: { type: 'address', default_key: 'address' },
  national_insurance_number: { type: 'text', default_key: 'national_insurance_number' },
} as const satisfies Record<string, Partial<WireQuestion>>;

export type PersonField = keyof typeof questions;
export type GivenFields = Readonly<Partial<Record<PersonField, unknown>>>;

export interface PersonCheck {
  readonly problems: readonly FieldProblem[];
  /** The value to store: cleaned, and in its one spelling when it is a mail; '' when nothing was filled in. */
  text(field: Exclude<PersonField, 'address'>): string;
  readonly address: Address | null;
}

/**
 * Checks the given fields of a person (Specification 5.2) and ignores the others.
 *
 * @param required - fields that can't be left empty, given or not
 */
export function checkPerson(
  given: GivenFields,
  required: readonly PersonField[],
  context: ValidationContext,
): PersonCheck {
  const form = personForm(given, required);
  const qids = Object.fromEntries(
    Object.entries(given).map(([field, value]) => [keyOf(field), cleaned(field, value)]),
  );
  const { answers, problems: unreadable } = decodeAnswers(form, qids);
  const findings = unreadable.length > 0 ? unreadable : validateAnswers(form, answers, context);
  const wrong = findings.filter(({ severity }) => severity === 'error');
  return {
    problems: (wrong.length > 0 ? wrong : tooLongDetails(form, answers)).map(({ key, path, message }) => ({
      field: key.slice(0, -suffix.length),
      path,
      message,
    })),
    text: (field) => textOf(answers[keyOf(field)]),
    address: addressOf(answers[keyOf('address')]),
  };
}

const suffix = '_0';

function keyOf(field: string): string {
  return `${field}${suffix}`;
}

function personForm(given: GivenFields, required: readonly PersonField[]): CompiledForm {
  const asked = Object.entries(questions).filter(
    ([field]) => Object.hasOwn(given, field) || required.some((name) => name === field),
  );
  const fields = asked.map(([field, question]) => ({
    ...question,
    qid: field,
    nid: 0,
    question: field,
    required: required.some((name) => name === field),
  }));
  return compileForm([{ title: '', fields }], { apostrophesInNames: true });
}

/** Gives an address the spelling in which it is stored, before its rules judge it. */
function cleaned(field: string, value: unknown): unknown {
  if (typeof value !== 'string') return value;
  return field === 'mail' || field === 'second_mail' ? plainMails(value) : value;
}

function textOf(answer: Answer | undefined): string {
  return typeof answer === 'string' ? answer : '';
}

function addressOf(answer: Answer | undefined): Address | null {
  const isAddress = (given: Answer | undefined): given is Address =>
    typeof given === 'object' && 'isValidAddress' in given && typeof given.isValidAddress === 'boolean';
  return isAddress(answer) ? answer : null;
}
