import type { Context } from '../../context.ts';
import { agendaDomain } from './agendaDomain.ts';
import { type AgendaOptions, agendaFile } from './agendaFile.ts';
import { type CalendarPeriod, loadCalendar } from './loadCalendar.ts';
import { loadCancelled } from './loadCancelled.ts';

type Options = Omit<AgendaOptions, 'domain'> & Pick<Context, 'db'>;

/** The sessions of these people as an iCalendar file, with the lessons that were cancelled lately. */
export async function familyAgenda({ db, ...options }: Options, period: CalendarPeriod): Promise<string> {
  const found = await loadCalendar(db, period);
  const entries = found.map(({ session, person, course, club }) => ({ ...session, ...person, course, club }));
  const cancelled = await loadCancelled(db, period);
  return agendaFile([...entries, ...cancelled], { ...options, domain: await agendaDomain(db) });
}
