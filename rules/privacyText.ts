import type { IsoDay } from './brusselsTime.ts';

/** The day of the last change of the portal's privacy text. It is part of the version that somebody accepts. */
export const privacyTextDate: IsoDay = '2026-11-29';
