import type { ImageInFile } from '#schemas/club-file/inFile.ts';
import type { ClubFile } from '#schemas/clubFile.ts';

/** A part of a club that can show a picture: `key` is its url, or the name of a teacher. */
export interface PictureOwner {
  readonly kind: 'logo' | 'club' | 'teacher' | 'course' | 'product';
  readonly key: string;
  /** The number in the file, which finds a renamed part. */
  readonly nid?: number | undefined;
}

/** A field of a club file about a picture. */
export interface PicturePlace {
  /** Path in the file: `courses[2].image`. */
  readonly path: string;
  /** Read by the plan of the command. */
  readonly title: string;
  /** Title of the part, or the name of the teacher. */
  readonly of: string;
  readonly owner: PictureOwner;
  /** `null` removes the picture. */
  readonly image: ImageInFile | null;
}

/** Lists the fields about pictures. A part without one keeps its picture. */
export function picturePlaces({ club, courses, webshop }: ClubFile): readonly PicturePlace[] {
  const products = webshop.flatMap((category, index) =>
    category.products.map((product, place) => ({ product, path: `webshop[${index}].products[${place}]` })),
  );
  const { logo } = club;
  return [
    ...(logo === undefined
      ? []
      : [
          {
            ...{ path: 'club.logo', title: `logo ${club.title}`, image: logo && { ...logo, alt: '' } },
            of: club.title,
            owner: { kind: 'logo' as const, key: club.url },
          },
        ]),
    ...placeOf(club, 'club', 'club'),
    ...(club.teacherPictures ?? []).map(({ teacher, ...image }, index) => ({
      path: `club.teacherPictures[${index}]`,
      title: `teacher ${teacher}`,
      of: teacher,
      owner: { kind: 'teacher' as const, key: teacher },
      image,
    })),
    ...courses.flatMap((course, index) => placeOf(course, 'course', `courses[${index}]`)),
    ...products.flatMap(({ product, path }) => placeOf(product, 'product', path)),
  ];
}

interface Shower {
  readonly nid?: number | undefined;
  readonly url: string;
  readonly title: string;
  readonly image?: ImageInFile | null | undefined;
}

function placeOf(
  { nid, url, title, image }: Shower,
  kind: 'club' | 'course' | 'product',
  path: string,
): PicturePlace[] {
  if (image === undefined) return [];
  return [
    { path: `${path}.image`, title: `${kind} ${title}`, of: title, owner: { kind, key: url, nid }, image },
  ];
}
