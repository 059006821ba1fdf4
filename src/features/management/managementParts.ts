import type { ComponentType } from 'react';
import { roleHasTask } from '#rules/clubRoles.ts';
import type { ClubTask } from '#schemas/entities/people/clubRole.ts';
import { managementTexts as texts } from '#src/texts/nl/management.ts';
import type { Club } from '../../api/entities/club/club.ts';
import { lazyContent } from '../../platform/loading/lazyPart.ts';
import { DoorPart, doorPart } from '../door/index.ts';
import { LessonsPart } from '../lessons/index.ts';
import { MessagesPart, messagesPart } from '../messages/index.ts';
import { OfferPart, offerPart } from '../offer/index.ts';
import { RegistrationsPart } from './components/RegistrationsPart.tsx';
import { formsPart } from './forms/formsHrefs.ts';
import { numbersPart } from './view/managementHrefs.ts';
import { peoplePart } from './view/peopleHrefs.ts';

export interface ManagementPart {
  /** Last segment of the address; '' for the first part. */
  readonly path: string;
  readonly label: string;
  /** Who lacks it neither sees the part nor reaches it. */
  readonly task: ClubTask;
  /** Renders its own header. Every part but the first is lazy-loaded (`lazyContent`). */
  readonly Part: ComponentType<{ club: Club }>;
}

const FormsPart = lazyContent(async () => (await import('./forms/FormsPart.tsx')).FormsPart);
const PeoplePart = lazyContent(async () => (await import('./people/PeoplePart.tsx')).PeoplePart);
const PaymentsPart = lazyContent(async () => (await import('./ledger/PaymentsPart.tsx')).PaymentsPart);
const NumbersPart = lazyContent(async () => (await import('./numbers/NumbersPart.tsx')).NumbersPart);
const MailsPart = lazyContent(async () => (await import('./ledger/MailsPart.tsx')).MailsPart);
const CertificatesPart = lazyContent(
  async () => (await import('./certificates/CertificatesPart.tsx')).CertificatesPart,
);
const TeachersPart = lazyContent(async () => (await import('./teaching/TeachersPart.tsx')).TeachersPart);
const RolesPart = lazyContent(async () => (await import('./roles/RolesPart.tsx')).RolesPart);
const ActionsPart = lazyContent(async () => (await import('./ledger/ActionsPart.tsx')).ActionsPart);
const SettingsPart = lazyContent(async () => (await import('./settings/SettingsPart.tsx')).SettingsPart);

export interface ManagementGroup {
  readonly label: string;
  readonly parts: readonly ManagementPart[];
}

const { groups } = texts;

/** The parts of the screen for managers, by what a board member does. The first one is open when the address names none. */
const managementGroups: readonly ManagementGroup[] = [
  {
    label: groups.people,
    parts: [
      { path: '', label: texts.registrations, task: 'registrations', Part: RegistrationsPart },
      { path: peoplePart, label: texts.members, task: 'people', Part: PeoplePart },
    ],
  },
  {
    label: groups.lessons,
    parts: [
      { path: 'lessen', label: texts.lessons, task: 'lessons', Part: LessonsPart },
      { path: 'lesgevers', label: texts.teachers, task: 'lessons', Part: TeachersPart },
      { path: doorPart, label: texts.door, task: 'door', Part: DoorPart },
    ],
  },
  {
    label: groups.money,
    parts: [
      { path: 'betalingen', label: texts.payments, task: 'money', Part: PaymentsPart },
      { path: 'attesten', label: texts.certificates, task: 'certificates', Part: CertificatesPart },
    ],
  },
  {
    label: groups.messages,
    parts: [
      { path: messagesPart, label: texts.messages, task: 'messages', Part: MessagesPart },
      { path: 'mails', label: texts.mails, task: 'mails', Part: MailsPart },
    ],
  },
  {
    label: groups.offer,
    parts: [
      { path: offerPart, label: texts.offer, task: 'offer', Part: OfferPart },
      { path: formsPart, label: texts.forms, task: 'forms', Part: FormsPart },
    ],
  },
  {
    label: groups.club,
    parts: [
      { path: numbersPart, label: texts.numbers, task: 'numbers', Part: NumbersPart },
      { path: 'acties', label: texts.actions, task: 'actions', Part: ActionsPart },
      { path: 'rollen', label: texts.roles, task: 'roles', Part: RolesPart },
      { path: 'instellingen', label: texts.settings, task: 'settings', Part: SettingsPart },
    ],
  },
];

/** The groups of a role, each with the parts of the role's tasks. */
export function groupsOfRole(role: string): readonly ManagementGroup[] {
  return managementGroups
    .map(({ label, parts }) => ({ label, parts: parts.filter(({ task }) => roleHasTask(role, task)) }))
    .filter(({ parts }) => parts.length > 0);
}
