/**
 * Splits the address of a database with several hosts into one address for each host. libpq writes them alike:
 * `postgres://user:password@db1:5432,db2:5432/club`.
 */
export function hostAddresses(url: string): readonly string[] {
  const [, start = '', hosts = '', rest = ''] = /^(\w+:\/\/(?:[^/?#]*@)?)([^/?#@]*)(.*)$/.exec(url) ?? [];
  if (!hosts.includes(',')) return [url];
  return hosts.split(',').map((host) => `${start}${host}${rest}`);
}
