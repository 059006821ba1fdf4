import { Type } from 'typebox';
import { CourseStop, StoppedCourse } from '../entities/management/courseStop.ts';
import { CreditedAmount } from '../entities/management/refundProposal.ts';
import { envelope, operationsOf } from '../operation.ts';
import { Euros, IsoDate, largestInteger, Nid } from '../scalars.ts';

const From = Type.Unsafe<string>({
  ...IsoDate,
  description: 'The first day without lessons: today, or later. A lesson that has begun takes place',
});

export const correctionsOperations = operationsOf('corrections', {
  get_course_stop: {
    method: 'GET',
    access: 'user',
    task: 'registrations',
    summary:
      'Proposes what a club that the caller manages gives back where a course stops from some day on: for each registration, its share of the lessons that are lost. stop_course does it.',
    request: Type.Object({ club: Nid, course: Nid, from: From }),
    response: envelope(CourseStop),
  },
  stop_course: {
    method: 'POST',
    access: 'user',
    task: 'registrations',
    idempotent: true,
    summary:
      'Stops a course of a club that the caller manages from some day on, all or nothing: its lessons go, nobody can register any more, each registration gets a credit note of the given amount, and everybody who takes part gets one mail. What is open lapses first, then what was paid goes back. `preview` changes nothing. Refused with `conflict` if the lessons, the registrations or the `agreed` amounts changed meanwhile.',
    request: Type.Object({
      club: Nid,
      course: Nid,
      from: From,
      reason: Type.String({
        minLength: 1,
        maxLength: 300,
        description: 'For the families, and on the credit notes',
      }),
      lessons: Type.Integer({
        ...{ minimum: 1, maximum: largestInteger },
        description: 'The lessons that go, as get_course_stop counted them',
      }),
      give: Type.Array(Type.Object({ registration: Nid, amount: Euros }), {
        maxItems: 2000,
        description: 'Every registration of the course, with what it gets back',
      }),
      preview: Type.Optional(Type.Boolean()),
      agreed: Type.Optional(CreditedAmount),
    }),
    response: envelope(StoppedCourse),
  },
  raise_price: {
    method: 'POST',
    access: 'user',
    task: 'money',
    idempotent: true,
    summary:
      'Raises the price of one registration for a club that the caller manages: a line with the reason on an invoice of its own, payable within the usual term, and a mail to the family. Refused with `conflict` if the registration does not cost `price` any more: two managers who raise it at once raise it once. credit_amount lowers a price.',
    request: Type.Object({
      club: Nid,
      registration: Nid,
      price: Type.Unsafe<number>({ ...Euros, description: 'What it cost when the manager saw it' }),
      amount: Type.Unsafe<number>({ ...Euros, description: 'What comes on top' }),
      reason: Type.String({ minLength: 1, maxLength: 200, description: 'On the invoice' }),
    }),
    response: envelope(
      Type.Object({
        number: Type.String({ description: 'Of the new invoice' }),
        amount: Euros,
        price: Type.Unsafe<number>({ ...Euros, description: 'What the registration costs now' }),
      }),
    ),
  },
});
