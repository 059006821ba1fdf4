import type { DraftPort, Ports, UploadPort } from '@clubpoort/form-engine/headless';
import { workingAddresses, workingSearch } from '../controls/support/addressPorts.ts';

const clock = { today: () => '2026-11-20' };

/** Accepts every file at once. */
const uploads: UploadPort = {
  async send(file, { onProgress }) {
    onProgress(1);
    return { path: `bestanden/${file.name}` };
  },
};

/** A host with only a clock. */
export const fewPorts: Ports = { clock };

/** A host with every port that a form can use. */
export const allPorts: Ports = { clock, uploads, addresses: workingAddresses, places: workingSearch };

/** A host that provides a stored draft. */
export const draftPorts: Ports = {
  clock,
  drafts: {
    load: async () => ({ phone_0: '+32 470123456', allergy_0: 'Nee' }),
    save: async () => {},
    remove: async () => {},
  } satisfies DraftPort,
};
