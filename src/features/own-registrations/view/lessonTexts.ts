import { formatDay, formatNamedDay, formatTime } from '#rules/writtenTime.ts';
import type { OwnLesson } from '#src/api/entities/registration/ownRegistration.ts';
import { ownRegistrationsTexts as texts } from '#src/texts/nl/ownRegistrations.ts';

export function dayOf({ start }: Pick<OwnLesson, 'start'>): string {
  return formatDay(start);
}

/** Names a lesson of a person: two children may be in one lesson. */
export function lessonKey({ nid, uid }: { readonly nid: number; readonly uid: number }): string {
  return `${nid}-${uid}`;
}

/** `dinsdag 24 november 2026, 18u00 tot 19u15` */
export function whenOf({ start, end }: Pick<OwnLesson, 'start' | 'end'>): string {
  return texts.when(formatNamedDay(start), formatTime(start), formatTime(end));
}
