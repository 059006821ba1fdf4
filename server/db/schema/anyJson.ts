import { customType } from 'drizzle-orm/pg-core';

/**
 * A `jsonb` column of any JSON value. Drizzle's own parses what the driver has parsed already, and so gives back the text
 * `"1e5"` as the number 100000 and the text `"true"` as a flag: a national number would come back as a number.
 */
export const anyJson = customType<{ data: unknown; driverData: unknown }>({
  dataType: () => 'jsonb',
  toDriver: (value) => JSON.stringify(value),
  fromDriver: (value) => value,
});
