import { uploadedFilm } from '../../generated/club/uploadedFilm.ts';
import { readerOf } from '../../wire/readerOf.ts';

export const parseUploadedFilm = readerOf(uploadedFilm);
