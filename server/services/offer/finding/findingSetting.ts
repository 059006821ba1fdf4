import type { IsoDay } from '#rules/brusselsTime.ts';
import type { ClubRow } from '../../clubs/clubs.ts';

export interface FindingSetting {
  readonly club: Pick<ClubRow, 'ageCalculation'>;
  /** Birthdate of the person whom the list is for. */
  readonly birthdate: IsoDay | undefined;
  readonly today: IsoDay;
  /** The titles of the club's terms, by nid. */
  readonly titles: ReadonlyMap<number, string>;
  /** The people for whom the viewer registers, whose first names a search may have. */
  readonly family: readonly { readonly firstName: string; readonly birthdate: IsoDay | undefined }[];
  /** Address and municipality of the club. */
  readonly clubPlace: string;
}
