import { and, asc, eq } from 'drizzle-orm';
import type { IsoDay } from '#rules/brusselsTime.ts';
import type { Form } from '#schemas/entities/registration/form.ts';
import type { Database } from '../../db/database.ts';
import { forms } from '../../db/schema.ts';
import { refusals } from '../../http/refused.ts';
import { nl } from '../../texts/nl.ts';
import type { FormScope } from './formScope.ts';

export type FormRow = typeof forms.$inferSelect;

export function loadForms(db: Database, clubNid: number): Promise<FormRow[]> {
  return db.select().from(forms).where(eq(forms.clubNid, clubNid)).orderBy(asc(forms.title), asc(forms.nid));
}

export async function requireForm(db: Database, clubNid: number, url: string): Promise<FormRow> {
  const [form] = await db
    .select()
    .from(forms)
    .where(and(eq(forms.clubNid, clubNid), eq(forms.url, url)));
  if (!form) throw refusals.notFound(nl.refusals.formNotFound);
  return form;
}

export async function hasForm(db: Database, clubNid: number, url: string): Promise<boolean> {
  return (await db.$count(forms, and(eq(forms.clubNid, clubNid), eq(forms.url, url)))) > 0;
}

/** A form has only its own questions. It never asks for the national number, which is for the certificates of courses. */
export function scopeOfForm({ clubNid, nid }: FormRow): FormScope {
  return { clubNid, courses: [], formNid: nid, asksNationalNumber: false };
}

/** Both days are included. */
export function isOpenOn({ opensOn, closesOn }: FormRow, today: IsoDay): boolean {
  return (opensOn === null || opensOn <= today) && (closesOn === null || today <= closesOn);
}

export function toWireForm(form: FormRow, today: IsoDay): Form {
  const { nid, url, title, description, needsLogin } = form;
  return { nid, url, title, description, needsLogin, isOpen: isOpenOn(form, today) };
}
