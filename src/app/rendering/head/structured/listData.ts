import { plainLine } from '../plainLine.ts';
import type { StructuredData } from './structuredData.ts';

export interface Entry {
  readonly title: string;
  /** A path of the portal. */
  readonly path: string;
}

/** The entries of a list with their addresses; undefined for an empty list. */
export function listData(entries: readonly Entry[], origin: string): StructuredData | undefined {
  return entries.length === 0
    ? undefined
    : {
        '@type': 'ItemList',
        numberOfItems: entries.length,
        itemListElement: entries.map(({ title, path }, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          name: plainLine(title),
          url: new URL(path, origin).href,
        })),
      };
}

/** The way from the club to the page; undefined for a page without a way. */
export function breadcrumbData(way: readonly Entry[], origin: string): StructuredData | undefined {
  return way.length < 2
    ? undefined
    : {
        '@type': 'BreadcrumbList',
        itemListElement: way.map(({ title, path }, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          name: plainLine(title),
          item: new URL(path, origin).href,
        })),
      };
}
