import type { ImageInFile } from '#schemas/club-file/inFile.ts';
import type { ClubFile } from '#schemas/clubFile.ts';
import type { PictureOwner } from './picturePlaces.ts';
import type { ShownPictures } from './shownPictures.ts';

/**
 * Adds the pictures that a club shows to its file.
 *
 * @param nameOf - how the file names a picture; `undefined` leaves it out
 */
export function withPictures<File extends Pick<ClubFile, 'club' | 'courses' | 'webshop'>>(
  file: File,
  shown: Pick<ShownPictures, 'imageOf' | 'teachers'>,
  nameOf: (fid: number) => string | undefined,
): File {
  const imageOf = (owner: PictureOwner): ImageInFile | undefined => {
    const image = shown.imageOf(owner);
    const name = image && nameOf(image.fid);
    return name === undefined ? undefined : { file: name, alt: image?.alt ?? '' };
  };
  const withImage = <Shower extends { readonly nid?: number | undefined; readonly url: string }>(
    shower: Shower,
    kind: 'club' | 'course' | 'product',
  ): Shower & { image?: ImageInFile } => {
    const image = imageOf({ kind, key: shower.url, nid: shower.nid });
    return image ? { ...shower, image } : shower;
  };
  const teacherPictures = shown.teachers.toSorted().flatMap((teacher) => {
    const image = imageOf({ kind: 'teacher', key: teacher });
    return image ? [{ teacher, ...image }] : [];
  });
  const logo = imageOf({ kind: 'logo', key: file.club.url });
  return {
    ...file,
    club: {
      ...withImage(file.club, 'club'),
      ...(logo && { logo: { file: logo.file } }),
      ...(teacherPictures.length > 0 && { teacherPictures }),
    },
    courses: file.courses.map((course) => withImage(course, 'course')),
    webshop: file.webshop.map((category) => ({
      ...category,
      products: category.products.map((product) => withImage(product, 'product')),
    })),
  };
}
