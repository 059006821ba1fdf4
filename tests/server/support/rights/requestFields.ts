import { type TSchema, Type } from 'typebox';
import type { Operation } from '#schemas/operation.ts';

/**
 * The kind of thing that a field identifies, when the thing has an owner. `offer`: part of one club's public offer. `secret`:
 * valid for anyone who has it.
 */
export type Identified = 'person' | 'order' | 'file' | 'club' | 'offer' | 'secret';

/**
 * Every field of every request in the contract, by name or by operation and name. `nothing`: it identifies nothing with an
 * owner, or another field names the owner.
 */
const meanings = new Map<string, Identified | 'nothing'>([
  ...named('person', ['uid', 'users', 'uitpasNos', 'selectedAdditionalServices']),
  ...named('order', ['oids', 'oid']),
  ...named('file', ['path']),
  ...named('club', ['club', 'url']),
  ...named('offer', ['course', 'tariffs', 'passes', 'form', 'fid']),
  ...named('secret', ['auth', 'code']),
  // Always one of this server's own public pictures.
  ...named('nothing', ['render_preview.url']),
  // Other people's sessions: covered by the tests of the calendar.
  ...named('nothing', ['from', 'to', 'download_calendar.members']),
  // Questions are public; the upload's own test covers its club.
  ...named('nothing', ['qid', 'nid', 'inRow', 'questions', 'submission']),
  // Items of other clubs: covered by the tests of the cart. Other backends may need the courses; ours knows them already.
  ...named('nothing', ['products', 'vouchers', 'trials', 'courses']),
  // Orders of other people and other clubs: covered by the tests of the checkout.
  ...named('nothing', ['checkout', 'more']),
  // A kept cart takes nothing and shows no price: what it names is judged when it is priced.
  ...named('nothing', ['wanted', 'age', 'save_cart.passes', 'save_cart.course', 'fromFamilyMember']),
  // A kept draft says nothing of the form that it is about: the engine decodes it, and the form is judged when it is sent.
  ...named('nothing', ['about', 'answers']),
  // Seats of other clubs and events: covered by the tests of the seats.
  ...named('nothing', ['event', 'seats', 'mode']),
  // Items of other clubs and people: covered by the tests of the webshop, the passes and the waiting lists.
  ...named('nothing', ['category', 'product', 'card', 'pass', 'session', 'reservation', 'tariff']),
  ...named('nothing', ['passAsPrepaid', 'partialPassUse', 'partsPayment']),
  // Other people's invitations: covered by their own tests. `ccci` only says which of the caller's invitations was followed.
  ...named('nothing', ['cciid', 'ccci', 'accept']),
  ...named('nothing', ['answer_invitation.invite', 'get_invitations.invite']),
  // Other families' invitations and parents: covered by the tests of the parents.
  ...named('nothing', ['withdraw_parent_invite.invite', 'remove_parent.uid']),
  // Registrations and orders of other clubs: covered by the tests of the management.
  // Answers of other forms and titles of new forms: covered by the tests of the managed forms.
  ...named('nothing', ['sent', 'column', 'option', 'before', 'title']),
  // Events and tickets of other clubs: covered by the tests of the door.
  ...named('nothing', ['device', 'scans']),
  // Certificates of other clubs: covered by the tests of the managed certificates.
  ...named('nothing', ['until21', 'notify', 'teaches', 'replaces']),
  // Roles of other clubs: covered by the tests of the roles.
  ...named('nothing', ['holder', 'of']),
  ...named('nothing', ['description', 'needsLogin', 'opensOn', 'closesOn']),
  // People of other clubs: covered by the tests of the people.
  ...named('nothing', [
    'member',
    'change',
    'who',
    'anyAge',
    'anyTime',
    'waits',
    'extras',
    'answered',
    'pays',
    'invites',
    'kept',
    'gone',
    'season',
  ]),
  // Cards of other clubs: covered by the tests of the members of federations.
  ...named('nothing', ['number']),
  // Filters of a list of registrations.
  ...named('nothing', ['paid', 'alerts', 'ended', 'waiting']),
  // Other people's registrations and lessons: covered by the tests of the own registrations.
  ...named('nothing', ['what', 'money', 'preview', 'agreed', 'credited', 'refunded', 'byHand']),
  // Payments, orders and mails of other clubs: covered by the tests of the ledger.
  ...named('nothing', [
    'show',
    'orders',
    'amount',
    'paidOn',
    'open',
    'payment',
    'mailId',
    'by',
    'refund',
    'keepsSurplus',
  ]),
  // Registrations of other courses: covered by the tests of the corrections.
  ...named('nothing', ['lessons', 'give', 'price']),
  ...named('nothing', ['until', 'line', 'forOrder', 'entry', 'way', 'givenOn', 'health']),
  ...named('nothing', ['registration', 'how', 'reason', 'note', 'absent', 'difference', 'seen']),
  ...named('nothing', ['qids', 'newsletter', 'communicationStatus', 'formVersion', 'privacyAccepted']),
  ...named('nothing', [
    'type',
    'format',
    'encoding',
    'text',
    'near',
    'sections',
    'federations',
    'total',
    'role',
  ]),
  // Courses of other clubs: covered by the tests of the list.
  ...named('nothing', ['nids', 'withTariffs', 'registered', 'upcoming', 'order', 'offset', 'limit']),
  ...named('nothing', ['search', 'taxonomies', 'levels', 'days', 'fits', 'hasPlace']),
  ...named('nothing', ['formPreview', 'allowTaxCertificatePreview', 'nationalInsuranceNumber']),
  ...named('nothing', ['country', 'street', 'streetNumber', 'bus', 'city', 'postal', 'isValidAddress']),
  ...named('nothing', ['mail', 'password', 'current', 'bearer', 'getPermissions', 'setFamilyMemberAsParent']),
  ...named('nothing', [
    'fname',
    'lname',
    'birthdate',
    'sex',
    'phone',
    'nationality',
    'second_mail',
    'address',
  ]),
  ...named('nothing', ['national_insurance_number', 'email', 'status']),
  // Other people's messages: covered by their own tests. Messages stay readable when a club has blocked the user.
  ...named('nothing', ['get_communication.club', 'read_communication.club', 'message']),
  // How long the session stays.
  ...named('nothing', ['login.stays']),
  // A path of the portal, for the link in the mail.
  ...named('nothing', ['request_password_reset.redirect']),
  // A debtor may read a bill even when the club has blocked them. A bill of another club is not found.
  ...named('nothing', ['view_invoice.club', 'view_credit_note.club', 'early', 'together']),
  // Other people's documents: covered by the tests of the credit notes and the certificates.
  ...named('nothing', [
    'creditNote',
    'document',
    'certificate',
    'issuer',
    'year',
    'child_number',
    'debtor_number',
  ]),
  // Other people's tickets and invalid links: covered by the tests of the tickets and of the federation pages.
  ...named('nothing', ['ticket', 'federation', 'hash', 'uids']),
  // Sessions of other teachers and people who don't come: covered by the tests of the attendance.
  ...named('nothing', ['participant', 'state', 'version']),
  // Forms, drafts and versions of other clubs and managers: covered by the tests of the forms.
  ...named('nothing', ['formNid', 'draft', 'revision', 'versionId']),
  // Offers, drafts and publications of other clubs and managers: covered by the tests of the offer.
  ...named('nothing', [
    'offerVersion',
    'file',
    'reschedules',
    'mailsTo',
    'takesStock',
    'keepsDraft',
    'publication',
    'planned',
    'at',
  ]),
  // Keys and lines of bank statements of other clubs: covered by the tests of the accounts and of the bank statements.
  ...named('nothing', ['apiKey', 'bankLine', 'aside', 'otherAccount']),
  // Messages, lessons, courses and people of other clubs: covered by the tests of the messages and of the lessons.
  ...named('nothing', ['messageId', 'audience', 'body', 'newsletter', 'lesson', 'change']),
  ...named('nothing', ['count_message_readers.members', 'save_club_message.members']),
  // Videos that aren't for everybody: covered by the tests of the videos.
  ...named('nothing', ['video', 'part']),
]);

/** A field without nested fields. */
export interface RequestField {
  readonly name: string;
  /** E.g. `registrations/*` + `/uid` */
  readonly path: string;
  readonly schema: TSchema;
  /** `undefined`: the table of meanings doesn't have this field yet. */
  readonly meaning: Identified | 'nothing' | undefined;
  /** The field and all its ancestors are required. */
  readonly isRequired: boolean;
}

type Asked = Pick<Operation, 'name' | 'request'>;

export function fieldsOfRequest({ name, request }: Asked): RequestField[] {
  return fieldsIn({ operation: name, name: '', path: '', schema: request, isRequired: true });
}

/** Builds a request with every required field and the wanted ones, each with the value from `valueFor`. */
export function buildRequest(
  { name, request }: Asked,
  wanted: readonly RequestField[],
  valueFor: (field: RequestField) => unknown,
): unknown {
  const place = { operation: name, name: '', path: '', schema: request, isRequired: true };
  return build(place, { wanted: wanted.map(({ path }) => path), valueFor });
}

interface Place extends Omit<RequestField, 'meaning'> {
  readonly operation: string;
  /** Required where its parent is given. */
  readonly isNeeded?: boolean;
}

interface Filling {
  readonly wanted: readonly string[];
  readonly valueFor: (field: RequestField) => unknown;
}

function build(place: Place, filling: Filling): unknown {
  const field = fieldAt(place);
  if (field) return filling.valueFor(field);
  const isWanted = ({ path }: Place) => filling.wanted.some((one) => `${one}/`.startsWith(`${path}/`));
  const inner = placesIn(place).filter((one) => one.isNeeded || isWanted(one));
  if (Type.IsArray(place.schema)) return inner.map((one) => build(one, filling));
  return Object.fromEntries(inner.map((one) => [one.name, build(one, filling)]));
}

function fieldsIn(place: Place): RequestField[] {
  const field = fieldAt(place);
  return field ? [field] : placesIn(place).flatMap(fieldsIn);
}

function fieldAt(place: Place): RequestField | undefined {
  const { operation, isNeeded: _, ...field } = place;
  const meaning = meanings.get(`${operation}.${field.name}`) ?? meanings.get(field.name);
  return meaning === undefined && holdsOthers(place.schema) ? undefined : { ...field, meaning };
}

function holdsOthers(schema: TSchema): boolean {
  return Type.IsObject(schema) || Type.IsArray(schema) || Type.IsRecord(schema);
}

function placesIn(place: Place): Place[] {
  const { schema, path, isRequired } = place;
  if (Type.IsArray(schema))
    return [{ ...place, schema: schema.items, path: `${path}/*`, isNeeded: isRequired }];
  if (Type.IsRecord(schema))
    return Object.values(schema.patternProperties).map((entry) => ({
      ...place,
      schema: entry,
      name: aTariff,
      path: `${path}/*`,
      isRequired: false,
      isNeeded: false,
    }));
  if (!Type.IsObject(schema)) return [];
  return Object.entries(schema.properties).map(([name, property]) => ({
    ...place,
    name,
    schema: property,
    path: path === '' ? name : `${path}/${name}`,
    isRequired: isRequired && !Type.IsOptional(property),
    isNeeded: !Type.IsOptional(property),
  }));
}

/** The key of an entry in a request's map by number. */
const aTariff = '1121';

function named<Meaning extends Identified | 'nothing'>(meaning: Meaning, names: readonly string[]) {
  return names.map((name) => [name, meaning] as const);
}
