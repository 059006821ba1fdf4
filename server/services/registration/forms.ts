import { and, asc, eq, isNull, ne, or } from 'drizzle-orm';
import type { IsoDay } from '#rules/brusselsTime.ts';
import type { Form } from '#schemas/entities/registration/form.ts';
import type { Database } from '../../db/database.ts';
import { clubs, forms } from '../../db/schema.ts';
import { refusals } from '../../http/refused.ts';
import { nl } from '../../texts/nl.ts';
import type { FormScope } from './formScope.ts';

export type FormRow = typeof forms.$inferSelect;

/** Whether members may know of a form: a draft is for managers alone. */
const isShown = or(isNull(forms.state), ne(forms.state, 'draft'));

export function loadForms(db: Database, clubNid: number): Promise<FormRow[]> {
  return db
    .select()
    .from(forms)
    .where(and(eq(forms.clubNid, clubNid), isShown))
    .orderBy(asc(forms.title), asc(forms.nid));
}

export async function requireForm(db: Database, clubNid: number, url: string): Promise<FormRow> {
  const [form] = await db.select().from(forms).where(isAt(clubNid, url));
  if (!form) throw refusals.notFound(nl.refusals.formNotFound);
  return form;
}

/**
 * A form that somebody sends, which nobody closes meanwhile. Any number of people may hold the lock at once; a manager who closes the form
 * waits for them, so that no answer comes in afterwards.
 */
export async function lockSentForm(tx: Database, clubNid: number, url: string): Promise<FormRow> {
  const [form] = await tx.select().from(forms).where(isAt(clubNid, url)).for('share');
  if (!form) throw refusals.notFound(nl.refusals.formNotFound);
  return form;
}

export async function hasForm(db: Database, clubNid: number, url: string): Promise<boolean> {
  return (await db.$count(forms, isAt(clubNid, url))) > 0;
}

function isAt(clubNid: number, url: string) {
  return and(eq(forms.clubNid, clubNid), eq(forms.url, url), isShown);
}

/** Notes in the club whether it has a form for its members, so that a page of the club needs no question about its forms. */
export async function noteWhetherThereAreForms(tx: Database, clubNid: number): Promise<void> {
  const hasForms = (await tx.$count(forms, and(eq(forms.clubNid, clubNid), isShown))) > 0;
  await tx.update(clubs).set({ hasForms }).where(eq(clubs.nid, clubNid));
}

/** A form has only its own questions. It never asks for the national number, which is for the certificates of courses. */
export function scopeOfForm({ clubNid, nid }: FormRow): FormScope {
  return { clubNid, courses: [], formNid: nid, asksNationalNumber: false };
}

/** Both days are included. */
export function isOpenOn(
  { state, opensOn, closesOn }: Pick<FormRow, 'state' | 'opensOn' | 'closesOn'>,
  today: IsoDay,
): boolean {
  if (state !== null) return false;
  return (opensOn === null || opensOn <= today) && (closesOn === null || today <= closesOn);
}

export function toWireForm(form: FormRow, today: IsoDay): Form {
  const { nid, url, title, description, needsLogin } = form;
  return { nid, url, title, description, needsLogin, isOpen: isOpenOn(form, today) };
}
