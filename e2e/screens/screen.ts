import type { Page } from '@playwright/test';

export interface Screen {
  /** Names the pictures: kebab-case. */
  readonly name: string;
  /** Where it is; or what has to happen first, once for all its pictures, to know where. */
  readonly path: string | ((page: Page) => Promise<string>);
  /** The mail address of a demo login; a visitor where it is left out. */
  readonly login?: string;
  /** What a person does on the screen before the picture is taken. */
  readonly steps?: (page: Page) => Promise<void>;
  /** The browser's own lines about answers that belong to the screen, such as a 404; every other one is a problem. */
  readonly expectedErrors?: RegExp;
  /** It lies over a page: drawn as it stands in the window, not as long as the page. */
  readonly isOverlay?: boolean;
  /** Drawn only on windows narrower than this many pixels. */
  readonly below?: number;
}
