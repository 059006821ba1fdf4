import type { Ref } from 'react';
import type { Ports } from '#form-engine/src/ports.ts';
import { RegistrationForm } from '#form-engine/src/RegistrationForm.tsx';
import type {
  RegistrationFormHandle,
  RegistrationFormSettings,
} from '#form-engine/src/registration/registrationFormProps.ts';
import '#form-engine/src/styles.css';
import type { WireSection } from '#form-engine/src/sections/wireSection.ts';
import './checksLoaded.ts';

/** An everyday form for a parent: general questions and the questions of two courses. */
export const exampleSections: readonly WireSection[] = [
  {
    title: 'Deelnemer',
    fields: [
      { qid: 'fname', nid: 0, type: 'text', default_key: 'fname', question: 'Voornaam', required: 1 },
      { qid: 'mail', nid: 0, type: 'email', default_key: 'mail', question: 'E-mailadres' },
      {
        qid: 'phone',
        nid: 0,
        type: 'phone',
        default_key: 'phone',
        question: 'Telefoon',
        help: 'Voor noodgevallen',
      },
      { qid: 'born', nid: 0, type: 'text', default_key: 'birthdate', question: 'Geboortedatum', required: 1 },
    ],
  },
  {
    title: 'Over de lessen',
    fields: [
      {
        qid: 'level',
        nid: 12,
        type: 'radio',
        question: 'Niveau',
        options: ['Beginner', 'Gevorderd'],
        required: 1,
      },
      {
        qid: 'days',
        nid: 12,
        type: 'select_multiple',
        question: 'Dagen',
        options: { ma: 'Maandag', wo: 'Woensdag' },
      },
      { qid: 'size', nid: 34, type: 'select', question: 'Maat', options: ['S', 'M', 'L'], required: 1 },
      { qid: 'swim', nid: 34, type: 'checkbox', question: 'Ik kan zwemmen', required: 1 },
    ],
  },
];

const courses = [
  { nid: 12, title: 'Ballet' },
  { nid: 34, title: 'Judo' },
];

export const ports: Ports = { clock: { today: () => '2026-11-20' } };

type ExampleProps = Partial<RegistrationFormSettings> & {
  readonly sections?: readonly WireSection[];
  readonly locale?: string;
  readonly plainKeys?: boolean;
  readonly ref?: Ref<RegistrationFormHandle>;
};

/** The form under test with the props that it always needs. */
export function ExampleForm({ sections = exampleSections, ...props }: ExampleProps) {
  return (
    <RegistrationForm
      sections={sections}
      ports={ports}
      courses={courses}
      club={7}
      onSubmit={async () => {}}
      {...props}
    />
  );
}
