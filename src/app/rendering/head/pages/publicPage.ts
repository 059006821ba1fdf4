import type { QueryClient } from '@tanstack/react-query';
import type { Club } from '#src/api/entities/club/club.ts';
import type { LinkPicture } from '../linkPicture.ts';
import type { StructuredData } from '../structured/structuredData.ts';

/** What was asked, and the entities that the render fetched for it. */
export interface PageRequest {
  /** The portal's origin. */
  readonly origin: string;
  readonly pathname: string;
  /** The query of the address; '' or with its `?`. */
  readonly search: string;
  /** The pattern of the deepest route, as in `paths`. */
  readonly pattern: string;
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly client: QueryClient;
}

/** A request for a page of a club that is known. */
export interface ClubPageRequest extends PageRequest {
  readonly club: Club;
}

/** What the head says of a page, beside its title. */
export interface PublicPage {
  /** The one address under which search engines know the page, without the origin. */
  readonly path: string;
  /** A search engine may list this address. */
  readonly isIndexed: boolean;
  /** The description for a screen that sets none. */
  readonly description: string;
  readonly picture: LinkPicture;
  readonly jsonLd: readonly (StructuredData | undefined)[];
}
