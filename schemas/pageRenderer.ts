/**
 * The contract between the server and the portal's renderer, which `vite build` bundles for Node. The server loads the
 * bundle from the folder of the built portal.
 */

/** A file of the built portal as the renderer needs it. */
export interface PortalFiles {
  /** `index.html`, in which the renderer puts the page. */
  readonly shell: string;
  /** Vite's manifest of the browser's build, parsed. */
  readonly manifest: unknown;
  /** The path of the script with which a rendered page begins, e.g. `assets/start-4f3a2b1.js`. */
  readonly startScript: string;
  /** The text of each stylesheet, by its path in the folder of the portal, e.g. `assets/CZnjRwu.css`. */
  readonly stylesheets: ReadonlyMap<string, string>;
}

interface RendererOptions {
  readonly files: PortalFiles;
  /** Answers the calls of all pages, each as to a visitor without cookies. */
  readonly fetch: typeof fetch;
}

/** `member`: the page of a member, drawn as far as it is the same for all of them. */
export type Reader = 'visitor' | 'member';

export interface PageRequest {
  readonly reader: Reader;
  /** Path and query, e.g. `/arabesk/cursussen?zoek=jazz`. */
  readonly url: string;
  /** Origin of the portal, e.g. `https://portaal.example`. Undefined where it is not known for sure. */
  readonly origin: string | undefined;
  /** Milliseconds since 1970. */
  readonly now: number;
}

export interface RenderedPage {
  readonly status: 200 | 404;
  /** The whole document. */
  readonly html: string;
}

/** @returns undefined for an address that is not rendered for this reader. Rejects when the page can't be rendered now. */
export type RenderPage = (request: PageRequest) => Promise<RenderedPage | undefined>;

/** A logged-in user who may use the portal. */
export interface Member {
  readonly uid: number;
  /** The nid of the club that the address names. */
  readonly club: number | undefined;
}

export type Viewer = Member | 'visitor';

/** Links for the head of a document, which load what a screen needs beside the portal's first script; '' for none. */
export interface Preloads {
  /** The first data. */
  readonly calls: string;
  readonly files: string;
}

export interface PageRenderer {
  readonly render: RenderPage;
  /** @param url Path and query. */
  readonly preloads: (url: string, viewer: Viewer) => Preloads;
  /** Whether the portal has a screen at this path and query. What the screen is about may still not exist. */
  readonly isPage: (url: string) => boolean;
  /** The stylesheet of a club's accent; undefined when the color is no `#rrggbb`. */
  readonly accentCss: (color: string) => string | undefined;
}

/** The export `createRenderer` of the bundle. */
export type CreateRenderer = (options: RendererOptions) => PageRenderer;
