import { clubs, courses, tariffs } from '#server/db/schema.ts';

/** Names for rows that only have a nid. */
export const club = { nid: clubs.nid, url: clubs.url, title: clubs.title };
export const course = { nid: courses.nid, url: courses.url, title: courses.title, type: courses.type };
export const tariff = { nid: tariffs.nid, title: tariffs.title };
