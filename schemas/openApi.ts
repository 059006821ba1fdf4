import { Type } from 'typebox';
import { Club, ClubSummary, UserClub } from './entities/club/club.ts';
import { Course, CourseSummary } from './entities/offer/course.ts';
import { Pass } from './entities/offer/pass.ts';
import { Product } from './entities/offer/product.ts';
import { Tariff } from './entities/offer/tariff.ts';
import { Order, OrderItem } from './entities/orders/order.ts';
import { Address } from './entities/people/address.ts';
import { NewsletterEntry } from './entities/people/newsletterEntry.ts';
import { Phone } from './entities/people/phone.ts';
import { Profile } from './entities/people/profile.ts';
import { User } from './entities/people/user.ts';
import { Form } from './entities/registration/form.ts';
import { RegistrationSections } from './entities/registration/registrationSection.ts';
import type { Operation } from './operation.ts';
import { operations } from './operations.ts';
import { Refusal } from './refusal.ts';

/** The statuses with which an operation may refuse. */
const refusalStatuses = {
  '400': 'The request is not what the contract says',
  '401': 'No session, or one that is over',
  '403': 'Not for this caller, or sent by another website',
  '404': 'Not there',
  '409': 'Not possible (any more) as things are now',
  '413': 'Too large',
  '422': 'Answers that break a rule, or an Idempotency-Key that was used for something else',
  '429': 'Too many calls; Retry-After says when to come back',
  '500': 'A fault of the server',
  '503': 'Not available for the moment',
} as const;

/** The contract as an OpenAPI 3.1 document, with each operation under its real address. */
export function openApiDocument() {
  return {
    openapi: '3.1.0',
    info: {
      title: 'Clubpoort',
      version: '1',
      description: 'Every call goes to `/api`; the query parameter `q` names the operation.',
    },
    servers: [{ url: '/' }],
    paths: Object.fromEntries(
      Object.values(operations).map((operation) => [`/api?q=${operation.name}`, pathItem(operation)]),
    ),
    components: {
      schemas: { ...entities, Refusal },
      securitySchemes: {
        cookie: { type: 'apiKey', in: 'cookie', name: 'auth' },
        bearer: { type: 'http', scheme: 'bearer' },
      },
    },
  };
}

function pathItem(operation: Operation) {
  return {
    [operation.method.toLowerCase()]: {
      operationId: operation.name,
      summary: operation.summary,
      tags: [operation.group],
      security: operation.access === 'user' ? [{ cookie: [] }, { bearer: [] }] : [],
      parameters: parametersOf(operation),
      ...(operation.method === 'POST' && {
        requestBody: { required: true, content: bodyOf(operation) },
      }),
      responses: {
        ...answerOf(operation),
        ...Object.fromEntries(
          Object.entries(refusalStatuses).map(([status, description]) => [
            status,
            { description, content: json({ $ref: '#/components/schemas/Refusal' }) },
          ]),
        ),
      },
    },
  };
}

function parametersOf({ method, request, idempotent }: Operation) {
  const required = new Set<string>(request.required ?? []);
  const query =
    method === 'GET'
      ? Object.entries(request.properties).map(([name, schema]) => ({
          name,
          in: 'query',
          required: required.has(name),
          schema,
        }))
      : [];
  const key = {
    name: 'Idempotency-Key',
    in: 'header',
    required: true,
    schema: Type.String({ format: 'uuid' }),
  };
  return idempotent ? [...query, key] : query;
}

function bodyOf({ body, request }: Operation) {
  if (body !== 'multipart') return json(request);
  const file = Type.String({ format: 'binary', description: 'Preferably the last part of the form' });
  return { 'multipart/form-data': { schema: Type.Object({ ...request.properties, file }) } };
}

function answerOf({ answers, response }: Operation) {
  if (answers !== 'browser') return { '200': { description: 'The answer', content: json(response) } };
  return {
    '200': { description: 'A file', content: { '*/*': { schema: Type.String({ format: 'binary' }) } } },
    '303': { description: 'Redirect' },
  };
}

function json(schema: object) {
  return { 'application/json': { schema } };
}

/** The entities of the contract, by name. State of the portal alone (a cart, a notice) is not included. */
export const entities = {
  Address,
  Club,
  ClubSummary,
  Course,
  CourseSummary,
  Form,
  NewsletterEntry,
  Order,
  OrderItem,
  Pass,
  Phone,
  Product,
  Profile,
  RegistrationSections,
  Tariff,
  User,
  UserClub,
} as const;
