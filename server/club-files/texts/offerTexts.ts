import { fillIn } from '@clubpoort/form-engine/headless';
import { nl as dutch } from '../../texts/nl.ts';
import type { ClubFileTexts } from './en.ts';
import { nl } from './nl.ts';

const { faults, importing } = dutch.offerEditor;

/** The Dutch sentences about a club file for a manager, who sees no file and gives no commands. */
export const offerTexts: ClubFileTexts = {
  ...nl,
  faults: {
    ...nl.faults,
    noCourse: (url) => fillIn(faults.noCourse, { url }),
    noTariff: (tariff, course) => fillIn(faults.noTariff, { tariff, course }),
  },
  shape: {
    ...nl.shape,
    ...faults.shape,
    image: faults.image,
    patterns: { ...nl.shape.patterns, from: faults.hour, to: faults.hour },
  },
  importing: {
    ...nl.importing,
    inUse: (title, reasons) => fillIn(importing.inUse, { title, reasons }),
    keptStock: (counted) => fillIn(importing.keptStock, { counted }),
  },
};
