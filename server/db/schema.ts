/** Every table of the server, and how they hang together; the migrations are generated from this list. */
export * from './schema/clubs.ts';
export * from './schema/couples.ts';
export * from './schema/discounts.ts';
export * from './schema/offer.ts';
export * from './schema/orders.ts';
export * from './schema/passes.ts';
export * from './schema/payments.ts';
export * from './schema/people.ts';
export * from './schema/places.ts';
export * from './schema/registration.ts';
export * from './schema/relations.ts';
export * from './schema/reservations.ts';
export * from './schema/seating.ts';
export * from './schema/webshop.ts';
