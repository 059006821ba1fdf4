import { afterEach } from 'vitest';

// Fails a test whose code sends a request that nobody answers. A test says the answer itself, with
// `vi.stubGlobal('fetch', …)` or in the cache of its query client.

const unanswered: string[] = [];

const refused = (method: string, url: unknown): void => {
  unanswered.push(`${method} ${url}`);
};

window.fetch = async (input, init) => {
  const { method, url } = new Request(input, init);
  refused(method, url);
  throw new TypeError('Failed to fetch');
};

// Uploads of files don't use fetch.
XMLHttpRequest.prototype.open = function open(method: string, url: string | URL) {
  refused(method, url);
  throw new TypeError('Failed to fetch');
};

afterEach(() => {
  const calls = unanswered.splice(0);
  if (calls.length > 0)
    throw new Error(
      `Nobody answers, here or after an earlier test that left a call open:\n${calls.join('\n')}`,
    );
});
