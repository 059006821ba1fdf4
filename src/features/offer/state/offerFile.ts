import type { ClubFile } from '#schemas/clubFile.ts';

/** The offer of a club, as the server gives it to be edited: a club file without questions and forms. `file` of a picture is its fid. */
export type OfferFile = Omit<ClubFile, 'questions' | 'forms'>;

/** A course, an activity or an event with tickets. One without `nid` is new. */
export type OfferCourse = OfferFile['courses'][number];
