import { everyAnswer } from '../samples/nastyRows.ts';
import type { Draw, KindSamples } from '../samples/samples.ts';
import { withPort } from '../samples/storyStates.ts';

const files = (type: string, { fc, of, path }: Draw) =>
  of(
    { type, config: { max: 2 } },
    fc.oneof(
      { weight: 6, arbitrary: fc.array(path, { minLength: 1, maxLength: 2 }) },
      { weight: 1, arbitrary: fc.array(path, { maxLength: 4 }) },
      { weight: 1, arbitrary: fc.array(path, { maxLength: 4 }).map((paths) => paths.join(';')) },
    ),
  );

export const fileSamples: KindSamples = {
  example: { type: 'file', question: 'Medisch attest', config: { max: 2 } },
  picture: { fields: ['attest.pdf'], mark: 'remove' },
  stories: withPort('FileUpload', false),
  plain: [{ type: 'file' }],
  nastyRows: [...everyAnswer, 28],
  textField: null,
  random: (draw) => files('file', draw),
  lazyScripts: ['FileQuestion'],
};

export const imageSamples: KindSamples = {
  example: { type: 'image', question: 'Pasfoto', config: { max: 1 } },
  picture: { fields: ['pasfoto.jpg'], mark: 'remove' },
  stories: withPort('FileUpload', false),
  plain: [{ type: 'image' }],
  nastyRows: [...everyAnswer, 28],
  textField: null,
  random: (draw) => files('image', draw),
  lazyScripts: ['FileQuestion'],
};
