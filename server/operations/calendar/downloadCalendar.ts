import { agendaFile, calendarMediaType } from '../../services/calendar/agendaFile.ts';
import { askedPeriod } from '../../services/calendar/askedPeriod.ts';
import { loadCalendar } from '../../services/calendar/loadCalendar.ts';
import { nl } from '../../texts/nl.ts';
import type { OperationHandler } from '../operationHandler.ts';

export const handleDownloadCalendar: OperationHandler<'download_calendar'> = async (call) => {
  const { db, request, caller } = call;
  const found = await loadCalendar(db, await askedPeriod(db, caller, request));
  const entries = found.map(({ session, person, course, club }) => ({ ...session, ...person, course, club }));
  return {
    kind: 'file',
    content: Buffer.from(agendaFile(entries, { ...call, name: nl.agenda.name })),
    mediaType: calendarMediaType,
    downloadName: `kalender-${request.from}.ics`,
  };
};
