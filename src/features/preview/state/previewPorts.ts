import type { Ports } from '@clubpoort/form-engine/headless';
import { randomUuid } from '#src/platform/randomUuid.ts';
import { browserPorts } from '../../form-filling/index.ts';

/** A member's ports without storage or uploads. A file gets a path that doesn't exist. */
export const previewPorts: Ports = {
  ...browserPorts,
  uploads: {
    send: async (_file, target, signal) => {
      signal.throwIfAborted();
      target.onProgress(1);
      return { path: `voorbeeld/${target.qid}-${randomUuid()}` };
    },
  },
};
