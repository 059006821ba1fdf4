import { type TSchema, Type } from 'typebox';
import type { Operation } from '#schemas/operation.ts';
import { fieldsOfRequest, type Identified, type RequestField } from './requestFields.ts';
import type { Role } from './roles.ts';

/** Whose the thing is that a field names, or what else it could be. */
export type Variant = 'own' | 'family' | 'stranger' | 'open' | 'closed' | 'foreign' | 'good' | 'made up';

/** What must become of a call. `looked for`: who asks may, whether or not it is there. `hidden`: it may be answered, but nothing of the stranger or the other club is in the answer. */
export type Verdict =
  | 'answered'
  | 'looked for'
  | 'unauthenticated'
  | 'forbidden'
  | 'guardian missing'
  | 'not found'
  | 'made up'
  | 'hidden';

/** One cell of the matrix: the right request of an operation, with one field that is varied. */
export interface RightsCase {
  readonly operation: Operation;
  readonly role: Role;
  readonly varied?: { readonly field: RequestField; readonly variant: Variant };
  /** With the field that `publicWhen` names. */
  readonly isForEverybody: boolean;
  readonly verdict: Verdict;
}

const variants: Readonly<Record<Identified, readonly Variant[]>> = {
  person: ['own', 'family', 'stranger'],
  order: ['own', 'family', 'stranger'],
  file: ['own', 'family', 'stranger'],
  club: ['open', 'closed'],
  offer: ['open', 'foreign'],
  secret: ['good', 'made up'],
};

/** Every case of an operation for somebody, as its declaration has it. */
export function casesOf(operation: Operation, role: Role): RightsCase[] {
  const modes = operation.publicWhen === undefined ? [false] : [false, true];
  return modes.flatMap((isForEverybody) => [
    judged({ operation, role, isForEverybody }),
    ...fieldsOfRequest(operation).flatMap((field) =>
      variantsFor(field, role)
        .filter((variant) => !isUsual({ operation, field, isForEverybody }, variant))
        .filter(() => !isSessionField(operation, field))
        .map((variant) => judged({ operation, role, isForEverybody, varied: { field, variant } })),
    ),
  ]);
}

function identifiedBy({ meaning }: RequestField): Identified | undefined {
  return meaning === 'nothing' ? undefined : meaning;
}

/** What a case says, for the message of one that goes wrong. */
export function titleOf({ operation, role, varied, isForEverybody }: RightsCase): string {
  const what = varied ? ` with ${varied.field.path} ${varied.variant}` : '';
  return `${operation.name}${isForEverybody ? ' for everybody' : ''} by ${role.name}${what}`;
}

function variantsFor(field: RequestField, role: Role): readonly Variant[] {
  const identified = identifiedBy(field);
  return (identified ? variants[identified] : []).filter(
    (variant) =>
      !(variant === 'own' && role.session === 'none') &&
      !(variant === 'family' && role.familyMember === undefined) &&
      // Nobody can close a club to a visitor.
      !(variant === 'closed' && role.session !== 'live'),
  );
}

/** The case without a varied field has it already. */
function isUsual({ field, ...asked }: NeededField, variant: Variant): boolean {
  const identified = identifiedBy(field);
  return isNeeded({ field, ...asked }) && identified !== undefined && variants[identified][0] === variant;
}

interface NeededField extends Pick<RightsCase, 'operation' | 'isForEverybody'> {
  readonly field: RequestField;
}

/** What is for everybody in one mode only has no need of a person in that mode, and asks for one in the other. */
function isNeeded({ operation, field, isForEverybody }: NeededField): boolean {
  return field.isRequired || (operation.publicWhen !== undefined && !isForEverybody && field.path === 'uid');
}

/** A form that brings a file may name the caller's session in a field, and a window a code: that is who asks, not what is asked. */
function isSessionField(operation: Operation, { name }: RequestField): boolean {
  return (operation.body === 'multipart' || operation.takesCode === true) && name === 'auth';
}

/** Operations whose verdict isn't in their declaration. */
const openToBlocked = ['validate_auth', 'logout'];
const onlyForAdministrators = ['open_admin_panel'];
const onlyForTeachers = ['get_teacher_courses', 'get_teacher_session', 'save_attendance'];
const tellsOfTheSession = ['validate_auth'];
/** Pictures of clubs are for everybody. */
const openWhereClosed = ['render_preview'];

/** Open to everybody with a link that the server signed, whoever's uid it names (their own test); without one to members only. */
const signedOrMembers = ['get_federation', 'get_federation_card'];

/** They name a thing of the person beside it, by a number that means nothing for most of them. */
const namesOwnThing = [
  'reload_pass',
  'reserve_pass',
  'cancel_pass_reservation',
  'answer_invitation',
  'leave_waiting_list',
  'accept_waiting_list_offer',
  'view_credit_note',
  'download_certificate',
  'get_video',
  'open_video',
  'download_ticket',
  'get_communication',
  'read_communication',
];

function judged(unjudged: Omit<RightsCase, 'verdict'>): RightsCase {
  const verdict = verdictOf(unjudged);
  const isLookedFor = verdict === 'answered' && namesOwnThing.includes(unjudged.operation.name);
  return { ...unjudged, verdict: isLookedFor ? 'looked for' : verdict };
}

function verdictOf(one: Omit<RightsCase, 'verdict'>): Verdict {
  const { operation, role, varied, isForEverybody } = one;
  const asksMember = signedOrMembers.includes(operation.name);
  const isPublic = (operation.access === 'public' && !asksMember) || isForEverybody;
  const namesPerson = !isForEverybody && namedFields(one).some(({ meaning }) => meaning === 'person');
  if (role.session !== 'live' && (!isPublic || namesPerson)) return 'unauthenticated';
  const asksOfSession = tellsOfTheSession.includes(operation.name) && !varied;
  if (role.session === 'expired' && asksOfSession) return 'unauthenticated';
  if (role.isBlocked && !openToBlocked.includes(operation.name)) return 'forbidden';
  if (role.lacksGuardian && operation.commits) return 'guardian missing';
  if (asksMember && !role.isOfFederation) return 'forbidden';
  if (!role.administers && onlyForAdministrators.includes(operation.name)) return 'forbidden';
  if (!role.teaches && onlyForTeachers.includes(operation.name)) return 'forbidden';
  return varied ? verdictOfVaried(one, varied) : 'answered';
}

function verdictOfVaried(
  { operation, role, isForEverybody }: Omit<RightsCase, 'verdict'>,
  { field, variant }: NonNullable<RightsCase['varied']>,
): Verdict {
  if (variant === 'made up') return 'made up';
  if (variant === 'foreign') return operation.answers === 'browser' ? 'not found' : 'hidden';
  if (variant === 'closed') return openWhereClosed.includes(operation.name) ? 'answered' : 'forbidden';
  if (variant !== 'stranger') return 'answered';
  if (field.meaning === 'person') return isForEverybody ? 'hidden' : 'forbidden';
  return field.meaning === 'file' && role.administers === 'Arabesk' ? 'answered' : 'not found';
}

/** The fields that the request of a case has. */
export function namedFields({ varied, ...asked }: Omit<RightsCase, 'verdict'>): RequestField[] {
  const needed = fieldsOfRequest(asked.operation).filter((field) => isNeeded({ field, ...asked }));
  return [...needed, ...(varied ? [varied.field] : [])];
}

/** A list, where a field holds one. */
export function asGiven(schema: TSchema, value: unknown): unknown {
  return Type.IsArray(schema) ? [value] : value;
}
