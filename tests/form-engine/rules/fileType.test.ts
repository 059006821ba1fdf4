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

  it('ignores the parameters and the case of a type', () => {
    expect(isAcceptedFile({ name: 'memo.ogg', type: 'Audio/OGG; codecs=opus' }, 'file')).toBe(true);
  });
});

describe('acceptAttribute', () => {
  it('lists the photo types of phones, and documents only when they are allowed', () => {
    expect(acceptAttribute('image')).toBe('image/*,.heic,.heif');
    expect(acceptAttribute('file').split(',')).toEqual(
      expect.arrayContaining(['image/*', 'audio/*', 'application/pdf', '.pdf', '.docx', '.xlsx', '.heic']),
    );
  });
});
