import { type Static, Type } from 'typebox';

export const Subscription = Type.Enum(['subscribed', 'unsubscribed']);
export type Subscription = Static<typeof Subscription>;

export const NewsletterEntry = Type.Object({
  email: Type.String(),
  status: Subscription,
  communicationStatus: Subscription,
});
export type NewsletterEntry = Static<typeof NewsletterEntry>;
