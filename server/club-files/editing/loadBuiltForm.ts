import { createHash } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { clubs, courses } from '../../db/schema.ts';
import { refusals } from '../../http/refused.ts';
import type { BuiltForm } from '../../services/management/forms/builtForm.ts';
import { nl } from '../../texts/nl.ts';
import { exportForms, exportRegistration } from '../exporting/exportQuestions.ts';
import { type EditedSection, sectionsOnWire } from './sectionsOnWire.ts';

/** A form as its managers edit it. */
export interface LoadedForm {
  readonly title: string;
  /** Last segment of its address; '' for the general questions of a club. */
  readonly url: string;
  readonly sections: Record<string, unknown>[];
  /** Changes with anything that a manager may change. */
  readonly version: string;
}

/** Loads a form. Refuses a course or a form of another club. */
export async function loadBuiltForm(db: Database, form: BuiltForm): Promise<LoadedForm> {
  const { clubNid, courseNid, formNid } = form;
  const rows = await db
    .select({ nid: courses.nid, url: courses.url, title: courses.title })
    .from(courses)
    .where(eq(courses.clubNid, clubNid));
  const nids = new Map(rows.map(({ nid, url }) => [url, nid]));
  const asked = (name: { title: string; url: string }, sections: readonly EditedSection[]): LoadedForm => {
    const written = sectionsOnWire(sections, { nid: courseNid ?? 0, nidOf: (url) => nids.get(url) });
    return { ...name, sections: written, version: versionOf(written) };
  };
  if (formNid !== undefined) {
    const found = (await exportForms(db, clubNid)).find(({ nid }) => nid === formNid);
    if (!found) throw refusals.notFound(nl.refusals.formNotFound);
    return asked(found, found.sections);
  }
  const urls = new Map(rows.map(({ nid, url }) => [nid, url]));
  const all = await exportRegistration(db, clubNid, urls);
  if (courseNid === undefined) {
    const [club] = await db
      .select({ title: clubs.title })
      .from(clubs)
      .where(and(eq(clubs.nid, clubNid)));
    return asked(
      { title: club?.title ?? '', url: '' },
      all.filter(({ course }) => course === undefined),
    );
  }
  const found = rows.find(({ nid }) => nid === courseNid);
  if (!found) throw refusals.notFound(nl.refusals.courseNotFound);
  return asked(
    found,
    all.filter(({ course }) => course === found.url),
  );
}

/** A hash of the sections of a form. */
function versionOf(sections: readonly unknown[]): string {
  return createHash('sha256').update(JSON.stringify(sections)).digest('base64url').slice(0, 32);
}
