import { nl as engineNl, fillIn, rules } from '@clubpoort/form-engine/headless';
import { Refused } from '../../http/refused.ts';
import { nl } from '../../texts/nl.ts';

function fileRefused(sentence: string): Refused {
  return new Refused(422, { errors: [sentence], code: 'file-refused' });
}

/** Why a file is refused, in the same words as the form uses when it finds the problem itself. */
export const fileRefusals = {
  empty: () => fileRefused(engineNl.fileEmpty),
  type: (sort: rules.FileSort) => fileRefused(sort === 'image' ? engineNl.imageType : engineNl.fileType),
  tooLarge: (bytes: number) =>
    new Refused(413, {
      errors: [fillIn(engineNl.fileTooLarge, { size: rules.megabytes(bytes) })],
      code: 'too-large',
    }),
  unreadable: () => fileRefused(nl.files.unreadable),
  lockedPdf: () => fileRefused(nl.files.lockedPdf),
  locked: () => fileRefused(nl.files.locked),
  tooManyPixels: () => fileRefused(nl.files.tooManyPixels),
  severalPages: () => fileRefused(nl.files.severalPages),
  macros: () => fileRefused(nl.files.macros),
  tooMuchInside: () => fileRefused(nl.files.tooMuchInside),
  noRoom: () => fileRefused(nl.files.noRoom),
};
