interface Place {
  key: string;
  pathname: string;
  search: string;
}

/**
 * Under which name the scroll position is kept. The router calls the first location of every visit "default": a page
 * that is opened anew (a link in a mail, a typed address) would start where another one was left.
 */
export function scrollKey({ key, pathname, search }: Place): string {
  return key === 'default' ? pathname + search : key;
}
