import type { Operation } from '#schemas/operation.ts';
import { multipartBody } from '#tests/server/support/files/multipart.ts';
import { costlyValues } from './costlyValues.ts';
import { type PlainSchema, plainSchema } from './plainSchema.ts';
import { sampleOf } from './sampleOf.ts';

export interface HostileRequest {
  /** E.g. `place_order, tariffs: equal numbers`. */
  readonly title: string;
  readonly method: 'GET' | 'POST';
  /** Path and query, without the origin. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | Buffer<ArrayBuffer>;
}

/** Maximum size of a JSON body, in bytes. */
const maxBytes = 1024 * 1024;
/** Maximum length of an address, in bytes. It leaves room for the other headers (16 KiB in all). */
const longestAddress = 14_000;

/**
 * Builds the most expensive requests within the size limits, from the contract of an operation. Each costly value goes
 * into each field and replaces the whole body once. One more request has as much of everything as the contract allows.
 */
export function hostileRequests(operation: Operation): HostileRequest[] {
  if (operation.body === 'multipart') return forms(operation);
  return operation.method === 'GET' ? queries(operation) : bodies(operation);
}

function bodies(operation: Operation): HostileRequest[] {
  const post = (what: string, body: string): HostileRequest => ({
    title: `${operation.name}, ${what}`,
    method: 'POST',
    path: `/api?q=${operation.name}`,
    headers: { 'content-type': 'application/json' },
    body,
  });
  const request = plainSchema(operation.request);
  const least = sampleOf(request, 'least');
  const places = placesIn(request);
  return [
    post('everything at its maximum', JSON.stringify(sampleOf(request, 'most'))),
    ...Object.entries(costlyValues).flatMap(([value, json]) => [
      post(`the whole body: ${value}`, json(maxBytes - 10)),
      ...places.map((place) => post(`${place.join('.')}: ${value}`, bodyWith(least, place, json))),
      post(`an unknown field: ${value}`, bodyWith(least, ['unknown'], json)),
    ]),
  ];
}

/** A body with a costly value of maximum size in one place. */
function bodyWith(least: unknown, place: readonly string[], json: (bytes: number) => string): string {
  const hole = '@hole@';
  const around = JSON.stringify(withAt(least, place, hole));
  return around.replace(`"${hole}"`, () => json(maxBytes - around.length - 10));
}

function withAt(value: unknown, [step, ...rest]: readonly string[], put: unknown): unknown {
  if (step === undefined) return put;
  if (step === '*') return [withAt(Array.isArray(value) ? value[0] : undefined, rest, put)];
  const fields: Readonly<Record<string, unknown>> =
    typeof value === 'object' && value !== null ? { ...value } : {};
  return { ...fields, [step]: withAt(fields[step], rest, put) };
}

/** Lists every place of a request that has a schema of its own; `*` is an item of a list. */
function placesIn(schema: PlainSchema): (readonly string[])[] {
  return innerPlaces(schema).flatMap(([step, inner]) => [
    [step],
    ...placesIn(inner).map((path) => [step, ...path]),
  ]);
}

function innerPlaces({
  items,
  properties,
  patternProperties,
}: PlainSchema): (readonly [string, PlainSchema])[] {
  if (items) return [['*', items]];
  if (patternProperties) return Object.values(patternProperties).map((value) => ['1', value]);
  return Object.entries(properties ?? {});
}

const longTexts: Readonly<Record<string, string>> = {
  letters: 'a',
  digits: '1',
  commas: '1,',
  'names of addresses': 'a-',
  marks: '\u0301\u0323',
};

function queries(operation: Operation): HostileRequest[] {
  const { name } = operation;
  const request = plainSchema(operation.request);
  const least = Object.entries(Object(sampleOf(request, 'least'))).map(
    ([field, value]) => [field, String(value)] as const,
  );
  const get = (what: string, more: readonly (readonly [string, string])[]): HostileRequest => {
    const query = new URLSearchParams(Object.fromEntries([['q', name], ...least, ...more]));
    return { title: `${name}, ${what}`, method: 'GET', path: `/api?${query}`, headers: {} };
  };
  const fill = (unit: string) => unit.repeat(Math.floor(longestAddress / encodeURIComponent(unit).length));
  return [
    get('as it is', []),
    get(
      'many fields',
      Array.from({ length: 1_500 }, (_, at) => [`k${at}`, '1'] as const),
    ),
    ...Object.keys(request.properties ?? {}).flatMap((field) =>
      Object.entries(longTexts).map(([what, unit]) => get(`${field}: ${what}`, [[field, fill(unit)]])),
    ),
  ];
}

function forms({ name, request }: Operation): HostileRequest[] {
  const least = Object.entries(Object(sampleOf(plainSchema(request), 'least')));
  const fields = least.map(([key, value]) => ({ name: key, content: String(value) }));
  const pdf = { name: 'file', type: 'application/pdf', content: '%PDF-1.7\n%%EOF' };
  const form = (what: string, parts: Parameters<typeof multipartBody>[0]): HostileRequest => {
    const { headers, payload } = multipartBody(parts);
    return { title: `${name}, ${what}`, method: 'POST', path: `/api?q=${name}`, headers, body: payload };
  };
  return Object.entries(longTexts).flatMap(([what, unit]) => [
    form(`the name of the file: ${what}`, [...fields, { ...pdf, filename: `${unit.repeat(3_500)}.pdf` }]),
    form(`a field: ${what}`, [{ name: 'submission', content: unit.repeat(250_000) }, ...fields]),
    form(`the name of a field: ${what}`, [{ name: unit.repeat(3_500), content: '1' }, ...fields]),
    form(`the file: ${what}`, [
      ...fields,
      { ...pdf, filename: 'a.pdf', content: `%PDF-1.7\n${unit.repeat(1_900_000)}%%EOF` },
    ]),
  ]);
}
