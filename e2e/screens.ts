import type { Page } from '@playwright/test';

export interface Screen {
  /** Names the pictures: kebab-case. */
  readonly name: string;
  readonly path: string;
  /** The mail address of a demo login; a visitor where it is left out. */
  readonly login?: string;
  /** What a person does on the screen before the picture is taken. */
  readonly steps?: (page: Page) => Promise<void>;
}

/** What `npm run screens` draws. */
export const screens: readonly Screen[] = [{ name: 'home', path: '/' }];
