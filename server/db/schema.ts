/** Every table of the server, and how they hang together; the migrations are generated from this list. */
export * from './schema/clubs.ts';
export * from './schema/offer.ts';
export * from './schema/orders.ts';
export * from './schema/people.ts';
export * from './schema/places.ts';
export * from './schema/registration.ts';
export * from './schema/relations.ts';
