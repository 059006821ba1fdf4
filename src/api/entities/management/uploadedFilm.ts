import { uploadedFilm } from '../../generated/management/uploadedFilm.ts';
import { readerOf } from '../../wire/readerOf.ts';

export const parseUploadedFilm = readerOf(uploadedFilm);
