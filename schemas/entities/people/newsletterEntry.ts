import { type Static, Type } from 'typebox';
import { Mail } from './mail.ts';

export const Subscription = Type.Enum(['subscribed', 'unsubscribed']);
export type Subscription = Static<typeof Subscription>;

export const NewsletterEntry = Type.Object({
  email: Mail,
  status: Subscription,
  communicationStatus: Subscription,
});
export type NewsletterEntry = Static<typeof NewsletterEntry>;
