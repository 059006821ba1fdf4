import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { sharedChildren, users } from '../../db/schema.ts';

/** The uids of the parents of a household, in SQL. */
export function parentUids(holder: number | SQLWrapper): SQL {
  const parent = sql.identifier('parent');
  return sql`(select ${parent}.uid from ${users} as ${parent}
    where ${parent}.uid = ${holder} or (${parent}.parent_uid = ${holder} and ${parent}.co_parent_since is not null))`;
}

/**
 * The uids of the children of other households who are shared with a household, in SQL. It is an array, so that PostgreSQL still finds
 * the people of a household by an index.
 */
export function sharedWithHousehold(holder: number | SQLWrapper): SQL {
  const { uid, sharedWith } = sharedChildren;
  return sql`array(select ${uid} from ${sharedChildren} where ${sharedWith} in ${parentUids(holder)})`;
}
