import type { Ports } from '@clubpoort/form-engine/headless';
import { randomUuid } from '#src/platform/randomUuid.ts';
import { browserPorts } from '../../form-filling/index.ts';

const { drafts: _drafts, ...askingPorts } = browserPorts;

/** As a member has them, but nothing is kept and nothing leaves the page: a file gets a path that exists nowhere. */
export const previewPorts: Ports = {
  ...askingPorts,
  uploads: {
    send: async (_file, target, signal) => {
      signal.throwIfAborted();
      target.onProgress(1);
      return { path: `voorbeeld/${target.qid}-${randomUuid()}` };
    },
  },
};
