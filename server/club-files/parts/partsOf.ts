import type { ClubFile } from '#schemas/clubFile.ts';
import { clubPart } from './clubPart.ts';
import { courseParts } from './courseParts.ts';
import type { Part } from './part.ts';
import { formParts, registrationParts } from './questionParts.ts';
import { categoryParts, federationPart, passPart, videoPart, voucherPart } from './sellingParts.ts';

/** Lists all parts of a club file, parents before their children. */
export function partsOf(file: ClubFile): readonly Part[] {
  const club = clubPart(file);
  const courses = file.courses.flatMap((course, index) => courseParts(course, index, club));
  return [
    club,
    ...courses,
    ...file.forms.flatMap((form, index) => formParts(form, index, club)),
    ...registrationParts(
      file,
      club,
      courses.filter(({ kind }) => kind === 'course'),
    ),
    ...file.webshop.flatMap((category, index) => categoryParts(category, index, club)),
    ...file.passes.map((pass, index) => passPart(pass, index, club)),
    ...file.vouchers.map((voucher, index) => voucherPart(voucher, index, club)),
    ...file.videos.map((video, index) => videoPart(video, index, club)),
    ...file.federations.map((federation, index) => federationPart(federation, index, club)),
  ];
}
