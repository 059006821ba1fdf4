import type { calendarOperations } from '#schemas/operations/calendar.ts';
import { unixSecondsOf } from '../clock.ts';
import { calendarMediaType } from '../services/calendar/agendaFile.ts';
import { askedPeriod } from '../services/calendar/askedPeriod.ts';
import { endFeeds, findFeeds, makeFeed } from '../services/calendar/calendarFeed.ts';
import { familyAgenda } from '../services/calendar/familyAgenda.ts';
import { findNextStart, loadCalendar, toWireSession } from '../services/calendar/loadCalendar.ts';
import { nl } from '../texts/nl.ts';
import type { HandlersOf } from './operationHandler.ts';

export const calendarHandlers = {
  get_calendar: async ({ db, request, caller }) => {
    const period = await askedPeriod(db, caller, request);
    const sessions = await loadCalendar(db, period);
    const next = await findNextStart(db, period);
    return { result: { sessions: sessions.map(toWireSession), next: next && unixSecondsOf(next) } };
  },
  download_calendar: async (call) => {
    const { db, clock, portalOrigin, request, caller } = call;
    const period = await askedPeriod(db, caller, request);
    const agenda = await familyAgenda({ db, clock, portalOrigin, name: nl.agenda.name }, period);
    return {
      kind: 'file',
      content: Buffer.from(agenda),
      mediaType: calendarMediaType,
      downloadName: `kalender-${request.from}.ics`,
    };
  },
  get_calendar_feed: async (call) => ({
    result: await findFeeds(call, call.caller.uid),
  }),
  renew_calendar_feed: async (call) => ({
    result: call.request.wanted
      ? await makeFeed(call, call.caller.uid)
      : await endFeeds(call, call.caller.uid),
  }),
} satisfies HandlersOf<typeof calendarOperations>;
