import type { StructuredData } from './structured/structuredData.ts';

export type HeadTag =
  | { readonly tag: 'meta'; readonly name: string; readonly content: string }
  | { readonly tag: 'meta'; readonly property: string; readonly content: string }
  | { readonly tag: 'link'; readonly rel: 'canonical'; readonly href: string };

/** The head of one public page, as data. */
export interface PageHead {
  readonly title: string;
  readonly description: string;
  readonly tags: readonly HeadTag[];
  /** The things of schema.org that the page is about. */
  readonly jsonLd: readonly StructuredData[];
}
