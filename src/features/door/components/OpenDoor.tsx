import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatTime } from '#rules/writtenTime.ts';
import type { Club } from '#src/api/entities/club/club.ts';
import type { DoorList } from '#src/api/entities/door/door.ts';
import { ButtonLink } from '#src/components/actions/ButtonLink.tsx';
import { LoadingCards } from '#src/components/feedback/LoadingCards.tsx';
import { Notice } from '#src/components/feedback/Notice.tsx';
import { PageHeader } from '#src/components/layout/PageHeader.tsx';
import { doorTexts as texts } from '#src/texts/nl/door.ts';
import { Loaded } from '../../failures/index.ts';
import { showNotice } from '../../notices/index.ts';
import { useSession } from '../../session/index.ts';
import { doorListQuery } from '../state/doorQueries.ts';
import { hashOf } from '../state/hashOf.ts';
import { useDoor } from '../state/useDoor.ts';
import {
  clashesIn,
  type DoorBook,
  type DoorTicket,
  insideCount,
  judgeHash,
  judgeTicket,
  type KeptScan,
  type Use,
  type Verdict,
} from '../view/doorBook.ts';
import { doorHref } from '../view/doorHrefs.ts';
import { Camera } from './Camera.tsx';
import styles from './Door.module.css';
import { NameSearch } from './NameSearch.tsx';
import { type Judged, VerdictPanel } from './VerdictPanel.tsx';

interface OpenDoorProps {
  club: Club;
  /** Its nid. */
  event: number;
}

/** The door of one event: the camera, the last verdict, and the names. */
export function OpenDoor({ club, event }: OpenDoorProps) {
  const session = useSession();
  const list = useQuery(doorListQuery(club.nid, event));
  return (
    <Loaded query={list} loading={<LoadingCards label={texts.open.loading} count={3} />}>
      {(known) => session.status === 'user' && <Scanning club={club} list={known} uid={session.user.uid} />}
    </Loaded>
  );
}

function Scanning({ club, list, uid }: { club: Club; list: DoorList; uid: number }) {
  const { book, isOffline, admit, undo } = useDoor(club.nid, { uid, list });
  const [shown, setShown] = useState<Judged>();
  const letIn = (ticket: DoorTicket) => {
    const scan = admit(ticket.id);
    setShown({ verdict: { kind: 'valid', ticket }, scan });
  };
  const show = (verdict: Verdict) => {
    // A valid ticket is admitted at once: at a door there is no time for a second press.
    if (verdict.kind === 'valid') letIn(verdict.ticket);
    else setShown({ verdict });
  };
  const takeBack = (scan: KeptScan, ticket: DoorTicket) => {
    undo(scan);
    setShown(undefined);
    showNotice({ tone: 'success', message: texts.open.undone(ticket.name) });
  };
  const waiting = book.kept.length;
  return (
    <>
      <PageHeader
        title={list.event.title}
        lead={texts.inside(insideCount(book), book.state?.tickets ?? list.event.tickets)}
        actions={<ButtonLink to={doorHref({ club: club.url })}>{texts.open.back}</ButtonLink>}
      />
      <div className={styles.door}>
        {isOffline && (
          <Notice
            tone="warning"
            role="status"
            title={waiting === 0 ? texts.connection.offline : texts.connection.waiting(waiting)}
          >
            {texts.connection.keepOpen}
          </Notice>
        )}
        <Camera onCode={async (code) => show(judgeHash(book, await hashOf(code)))} />
        <VerdictPanel shown={shown} onAdmit={letIn} onUndo={takeBack} />
        <NameSearch book={book} onChoose={(ticket) => show(judgeTicket(book, ticket))} />
        <Clashes book={book} />
      </div>
    </>
  );
}

/** Tickets that two devices admitted, because one of them had no connection. */
function Clashes({ book }: { book: DoorBook }) {
  const clashes = clashesIn(book);
  if (clashes.length === 0) return null;
  return (
    <Notice tone="warning" role="status" title={texts.clashes.title}>
      <p>{texts.clashes.lead}</p>
      <ul className={styles.clashes}>
        {clashes.map(({ ticket, uses }) => (
          <li key={ticket.id}>
            <strong dir="auto">{ticket.name}</strong>
            <ul>
              {uses.map((use) => (
                <li key={`${use.at} ${use.device}`}>{texts.clashes.at(formatTime(use.at), whoOf(use))}</li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </Notice>
  );
}

function whoOf({ device, by }: Use): string {
  return device === undefined ? texts.clashes.thisDevice : by;
}
