import { type Static, Type } from 'typebox';

/** What a mail is about. */
export const MailKind = Type.Union([
  Type.Literal('order'),
  Type.Literal('payment'),
  Type.Literal('receipt'),
  Type.Literal('reminder'),
  Type.Literal('withdrawal'),
  Type.Literal('offer'),
  Type.Literal('partner'),
  Type.Literal('change'),
  Type.Literal('lessons'),
  Type.Literal('stop'),
  Type.Literal('publication'),
  Type.Literal('message'),
  Type.Literal('newsletter'),
  Type.Literal('priority'),
  Type.Literal('parent'),
  Type.Literal('account'),
  Type.Literal('erasure'),
]);
export type MailKind = Static<typeof MailKind>;
