import { test as base, expect } from '@playwright/test';

interface ConsoleGuard {
  /** Lets errors pass that the journey provokes, e.g. the browser's own line about a refused login. */
  expectError(pattern: RegExp): void;
}

/** Playwright's test, which also fails on any console error, page error or CSP violation that nobody expected. */
export const test = base.extend<{ consoleGuard: ConsoleGuard }>({
  consoleGuard: [
    async ({ context }, use) => {
      const errors: string[] = [];
      const expected: RegExp[] = [];
      context.on('console', (message) => {
        if (message.type() === 'error') errors.push(`${message.text()} (${message.location().url})`);
      });
      context.on('weberror', (webError) => errors.push(webError.error().stack ?? String(webError.error())));
      await use({ expectError: (pattern) => expected.push(pattern) });
      const unexpected = errors.filter((error) => !expected.some((pattern) => pattern.test(error)));
      expect(unexpected, 'errors in the browser console').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
