import { fillIn } from '@clubpoort/form-engine/headless';
import { formatDay, formatTime } from '#rules/writtenTime.ts';
import { unixSecondsOf } from '#server/clock.ts';
import type { Database } from '#server/db/database.ts';
import type { QueuedMail } from '#server/mail/outbox/queueMails.ts';
import { clubMail } from '#server/services/clubs/clubMail.ts';
import type { ClubRow } from '#server/services/clubs/clubs.ts';
import type { PlannedOfferRow } from '#server/services/management/offers/plannedOffers.ts';
import { clubManagers } from '#server/services/management/roles/clubManagers.ts';
import { nl } from '#server/texts/nl.ts';

const texts = nl.plannedOffers.mails;

interface AboutPlanned {
  readonly club: ClubRow;
  readonly planned: Pick<PlannedOfferRow, 'madeBy' | 'publishAt'>;
  readonly portalOrigin: string | undefined;
}

/** Tells the manager who planned a publication that it is live. */
export async function liveMails(
  db: Database,
  { club, planned, portalOrigin, sentences }: AboutPlanned & { readonly sentences: readonly string[] },
): Promise<QueuedMail[]> {
  const { subject, intro, undo, button } = texts.live;
  const facts = factsOf({ club, planned });
  const link = portalOrigin && new URL(`/${club.url}/beheer/acties`, portalOrigin).href;
  const readers = await clubManagers(db, club.nid);
  return readers
    .filter(({ uid }) => uid === planned.madeBy)
    .map((reader) => ({
      ...ofReader(club, reader),
      subject: fillIn(subject, facts),
      ...clubMail(club, [
        fillIn(nl.mails.greeting, { name: reader.fname }),
        fillIn(intro, facts),
        ...listed(sentences),
        undo,
        ...(link ? [{ link, label: button }] : []),
      ]),
    }));
}

/** Tells the manager who planned a publication that it doesn't go on; all managers where that one doesn't manage the club any more. */
export async function stoppedMails(
  db: Database,
  { club, planned, portalOrigin, reasons }: AboutPlanned & { readonly reasons: readonly string[] },
): Promise<QueuedMail[]> {
  const { subject, subjectOther, intro, why, next, button } = texts.stopped;
  const facts = factsOf({ club, planned });
  const link = portalOrigin && new URL(`/${club.url}/beheer/aanbod`, portalOrigin).href;
  const managers = await clubManagers(db, club.nid);
  const own = managers.filter(({ uid }) => uid === planned.madeBy);
  return (own.length > 0 ? own : managers).map((reader) => ({
    ...ofReader(club, reader),
    subject: fillIn(own.length > 0 ? subject : subjectOther, facts),
    ...clubMail(club, [
      fillIn(nl.mails.greeting, { name: reader.fname }),
      fillIn(intro, facts),
      why,
      ...listed(reasons),
      next,
      ...(link ? [{ link, label: button }] : []),
    ]),
  }));
}

function factsOf({ club, planned }: Omit<AboutPlanned, 'portalOrigin'>) {
  const at = unixSecondsOf(planned.publishAt);
  return { club: club.title, day: formatDay(at), time: formatTime(at) };
}

function listed(lines: readonly string[]): string[] {
  return lines.length === 0 ? [] : [lines.map((line) => `• ${line}`).join('\n')];
}

function ofReader(club: ClubRow, { uid, mail }: { readonly uid: number; readonly mail: string }) {
  return { kind: 'publication', clubNid: club.nid, uid, to: mail } as const;
}
