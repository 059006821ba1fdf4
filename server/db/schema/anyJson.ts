import { customType } from 'drizzle-orm/pg-core';

/**
 * A `jsonb` column for any JSON value. Drizzle's own type parses a second time what the driver has parsed already. So it
 * returns the text `"1e5"` as the number 100000 and the text `"true"` as a boolean: a national number would become a number.
 */
export const anyJson = customType<{ data: unknown; driverData: unknown }>({
  dataType: () => 'jsonb',
  toDriver: (value) => JSON.stringify(value),
  fromDriver: (value) => value,
});
