import { relations } from 'drizzle-orm';
import { additionalServices, courseSessions, courses, courseTerms, tariffs, terms } from './offer.ts';

/** Relations of the offer's tables, so that a course is read with all its parts in one statement. */
export const courseRelations = relations(courses, ({ many }) => ({
  sessions: many(courseSessions),
  services: many(additionalServices),
  tariffs: many(tariffs),
  terms: many(courseTerms),
}));

export const courseSessionRelations = relations(courseSessions, ({ one }) => ({
  course: one(courses, { fields: [courseSessions.courseNid], references: [courses.nid] }),
}));

export const additionalServiceRelations = relations(additionalServices, ({ one }) => ({
  course: one(courses, { fields: [additionalServices.courseNid], references: [courses.nid] }),
}));

export const tariffRelations = relations(tariffs, ({ one }) => ({
  course: one(courses, { fields: [tariffs.courseNid], references: [courses.nid] }),
}));

export const courseTermRelations = relations(courseTerms, ({ one }) => ({
  course: one(courses, { fields: [courseTerms.courseNid], references: [courses.nid] }),
  term: one(terms, { fields: [courseTerms.termNid], references: [terms.nid] }),
}));
