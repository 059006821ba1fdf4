interface Place {
  key: string;
  pathname: string;
  search: string;
}

/**
 * Key of a saved scroll position. The router gives the first location of every visit the key "default". With that key, a newly
 * opened page (from a mail or a typed address) would start at the scroll position of another page.
 */
export function scrollKey({ key, pathname, search }: Place): string {
  return key === 'default' ? pathname + search : key;
}
