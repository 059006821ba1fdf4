import { describe, expect, it } from 'vitest';
import { acceptAttribute, isAcceptedFile } from '#form-engine/src/rules/fileType.ts';
import cases from '../../cases/answers/fileType.json' with { type: 'json' };

describe('isAcceptedFile', () => {
  it.each(cases)(
    'row 31: $file.name of type "$file.type": image $image, file $other',
    ({ file, image, other }) => {
      expect({ image: isAcceptedFile(file, 'image'), other: isAcceptedFile(file, 'file') }).toEqual({
        image,
        other,
      });
    },
  );

  it('forgets the parameters of a type, and its case', () => {
    expect(isAcceptedFile({ name: 'memo.ogg', type: 'Audio/OGG; codecs=opus' }, 'file')).toBe(true);
  });
});

describe('acceptAttribute', () => {
  it('offers photos of phones, and documents only where they may be added', () => {
    expect(acceptAttribute('image')).toBe('image/*,.heic,.heif');
    expect(acceptAttribute('file').split(',')).toEqual(
      expect.arrayContaining(['image/*', 'audio/*', 'application/pdf', '.pdf', '.docx', '.xlsx', '.heic']),
    );
  });
});
