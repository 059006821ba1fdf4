import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import { fieldsOf } from '../../http/reading/fieldsOf.ts';
import { refusals } from '../../http/refused.ts';
import { calendarMediaType } from '../../services/calendar/agendaFile.ts';
import { feedPath, openFeed } from '../../services/calendar/calendarFeed.ts';
import type { Limiters } from '../limiters.ts';
import { portalOriginOf } from '../origins/portalOrigin.ts';

interface Options {
  readonly db: Database;
  readonly clock: Clock;
  readonly portalUrl: string | undefined;
  readonly limiters: Limiters;
}

/** Serves the calendars that calendar programs follow. The address itself is the credential, because such a program can't log in. */
export function addCalendarFeeds(app: FastifyInstance, { db, clock, portalUrl, limiters }: Options): void {
  app.get(`${feedPath}:file`, async (request, reply) => {
    await limiters.countCallOfAddress(request);
    const { file } = fieldsOf(request.params);
    const [, token] = typeof file === 'string' ? (/^([\w-]{43})\.ics$/.exec(file) ?? []) : [];
    const portalOrigin = portalOriginOf(request, portalUrl);
    const calendar = token === undefined ? undefined : await openFeed({ db, clock, portalOrigin }, token);
    if (calendar === undefined) throw refusals.notFound();
    return reply.header('cache-control', 'private, no-cache').type(calendarMediaType).send(calendar);
  });
}
