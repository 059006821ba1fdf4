import { afterEach, beforeEach } from 'vitest';

/**
 * An unexpected `console.error` fails its test. A test that expects one says so with
 * `vi.spyOn(console, 'error').mockImplementation(() => {})` and asserts the call.
 */
// biome-ignore lint/suspicious/noConsole: it is watched, not written to.
const original = console.error;
const unexpected: string[] = [];

beforeEach(() => {
  unexpected.length = 0;
  console.error = (...parts: unknown[]) => {
    unexpected.push(parts.map(String).join(' '));
    original(...parts);
  };
});

afterEach(() => {
  console.error = original;
  if (unexpected.length > 0) throw new Error(`Unexpected console.error:\n${unexpected.join('\n')}`);
});
