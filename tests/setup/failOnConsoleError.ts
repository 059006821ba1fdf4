import { afterEach, beforeEach } from 'vitest';

/**
 * An unexpected `console.error` fails its test. A test that expects one says so with
 * `vi.spyOn(console, 'error').mockImplementation(() => {})` and asserts the call.
 */
// biome-ignore lint/suspicious/noConsole: it is watched, not written to.
const original = console.error;
const unexpected: string[] = [];

/** React says so when a form draws while Storybook switches its `act` environment off: about the tool, on a busy machine. */
const ofStorybook = 'The current testing environment is not configured to support act(...)';

beforeEach(() => {
  unexpected.length = 0;
  console.error = (...parts: unknown[]) => {
    const text = parts.map(String).join(' ');
    if (text !== ofStorybook) unexpected.push(text);
    original(...parts);
  };
});

afterEach(() => {
  console.error = original;
  if (unexpected.length > 0) throw new Error(`Unexpected console.error:\n${unexpected.join('\n')}`);
});
