import { type TSchema, Type } from 'typebox';
import type { Operation } from '#schemas/operation.ts';

/**
 * What a field of a request stands for, where that belongs to somebody. `offer`: of one club, and public there.
 * `secret`: good in the hands of whoever holds it.
 */
export type Identified = 'person' | 'order' | 'file' | 'club' | 'offer' | 'secret';

/**
 * Every field that a request of the contract has, by name (or by operation and name). `nothing`: it belongs to nobody, or
 * the field beside it says to whom.
 */
const meanings = new Map<string, Identified | 'nothing'>([
  ...named('person', ['uid', 'users', 'uitpasNos', 'selectedAdditionalServices']),
  ...named('order', ['oids', 'oid']),
  ...named('file', ['path']),
  ...named('club', ['club', 'url']),
  ...named('offer', ['course', 'tariffs', 'passes', 'form', 'fid']),
  ...named('secret', ['auth', 'code']),
  // Only ever one of this server's own pictures, for everybody.
  ...named('nothing', ['render_preview.url']),
  // The tests of the calendar ask for somebody else's.
  ...named('nothing', ['from', 'to', 'download_calendar.members']),
  // A question is public; the test of the upload itself asks for its club.
  ...named('nothing', ['qid', 'nid', 'questions', 'submission']),
  // The tests of the cart ask for those of other clubs; another backend may want the courses, ours knows them.
  ...named('nothing', ['products', 'vouchers', 'trials', 'courses']),
  // The tests of the seats ask for those of other clubs and other events.
  ...named('nothing', ['event', 'seats', 'mode']),
  // The tests of the webshop, the passes and the waiting lists ask for what is another club's or somebody else's.
  ...named('nothing', ['category', 'product', 'card', 'pass', 'session', 'reservation', 'tariff']),
  ...named('nothing', ['passAsPrepaid', 'partialPassUse', 'partsPayment']),
  // The tests of the invitations ask for somebody else's; `ccci` only says which of one's own was followed.
  ...named('nothing', ['cciid', 'ccci', 'accept']),
  ...named('nothing', ['answer_invitation.invite', 'get_invitations.invite']),
  ...named('nothing', ['qids', 'newsletter', 'communicationStatus', 'formVersion', 'privacyAccepted']),
  ...named('nothing', ['type', 'format', 'text', 'sections', 'federations', 'total', 'role']),
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
  // The tests of the messages ask for somebody else's; where a club closed its pages they stay to be read.
  ...named('nothing', ['get_communication.club', 'read_communication.club', 'message']),
  // Who owes something may read it, also where the club has closed its pages; another club's is not found.
  ...named('nothing', ['view_invoice.club', 'view_credit_note.club', 'early']),
  // The tests of the credit notes and the certificates ask for somebody else's.
  ...named('nothing', ['creditNote', 'certificate']),
  // The tests of the tickets and of the federation pages ask for somebody else's, and with links that are none.
  ...named('nothing', ['ticket', 'federation', 'hash', 'uids']),
  // The tests of the attendance ask for sessions of other teachers and for people who don't come.
  ...named('nothing', ['participant', 'state', 'version']),
  // The tests of the videos ask for those that aren't for everybody.
  ...named('nothing', ['video', 'part']),
]);

/** A field that holds no others. */
export interface RequestField {
  readonly name: string;
  /** E.g. `registrations/*` + `/uid` */
  readonly path: string;
  readonly schema: TSchema;
  /** `undefined`: nobody has said yet. */
  readonly meaning: Identified | 'nothing' | undefined;
  /** It and everything around it must be given. */
  readonly isRequired: boolean;
}

type Asked = Pick<Operation, 'name' | 'request'>;

export function fieldsOfRequest({ name, request }: Asked): RequestField[] {
  return fieldsIn({ operation: name, name: '', path: '', schema: request, isRequired: true });
}

/** A request with every field that must be given and those that are wanted, each with the value that is found for it. */
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
}

interface Filling {
  readonly wanted: readonly string[];
  readonly valueFor: (field: RequestField) => unknown;
}

function build(place: Place, filling: Filling): unknown {
  const field = fieldAt(place);
  if (field) return filling.valueFor(field);
  const isWanted = ({ path }: Place) => filling.wanted.some((one) => `${one}/`.startsWith(`${path}/`));
  const inner = placesIn(place).filter((one) => one.isRequired || isWanted(one));
  if (Type.IsArray(place.schema)) return inner.map((one) => build(one, filling));
  return Object.fromEntries(inner.map((one) => [one.name, build(one, filling)]));
}

function fieldsIn(place: Place): RequestField[] {
  const field = fieldAt(place);
  return field ? [field] : placesIn(place).flatMap(fieldsIn);
}

function fieldAt(place: Place): RequestField | undefined {
  const { operation, ...field } = place;
  const meaning = meanings.get(`${operation}.${field.name}`) ?? meanings.get(field.name);
  return meaning === undefined && holdsOthers(place.schema) ? undefined : { ...field, meaning };
}

function holdsOthers(schema: TSchema): boolean {
  return Type.IsObject(schema) || Type.IsArray(schema) || Type.IsRecord(schema);
}

function placesIn(place: Place): Place[] {
  const { schema, path, isRequired } = place;
  if (Type.IsArray(schema)) return [{ ...place, schema: schema.items, path: `${path}/*` }];
  if (Type.IsRecord(schema))
    return Object.values(schema.patternProperties).map((entry) => ({
      ...place,
      schema: entry,
      name: aTariff,
      path: `${path}/*`,
      isRequired: false,
    }));
  if (!Type.IsObject(schema)) return [];
  return Object.entries(schema.properties).map(([name, property]) => ({
    ...place,
    name,
    schema: property,
    path: path === '' ? name : `${path}/${name}`,
    isRequired: isRequired && !Type.IsOptional(property),
  }));
}

/** The key of an entry, where a request holds a list by number. */
const aTariff = '1121';

function named<Meaning extends Identified | 'nothing'>(meaning: Meaning, names: readonly string[]) {
  return names.map((name) => [name, meaning] as const);
}
