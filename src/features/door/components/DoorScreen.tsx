import { type ReactNode, useState } from 'react';
import { formatTime } from '#rules/writtenTime.ts';
import { Notice } from '#src/components/feedback/Notice.tsx';
import { PageHeader } from '#src/components/layout/PageHeader.tsx';
import { doorTexts as texts } from '#src/texts/nl/door.ts';
import { hashOf } from '../state/hashOf.ts';
import {
  clashesIn,
  type DoorBook,
  type DoorTicket,
  insideCount,
  judgeHash,
  judgeTicket,
  type KeptScan,
  shortIn,
  type TicketGroup,
  type Use,
  type Verdict,
} from '../view/doorBook.ts';
import { Camera } from './Camera.tsx';
import styles from './Door.module.css';
import { NameSearch } from './NameSearch.tsx';
import { type Judged, VerdictPanel } from './VerdictPanel.tsx';

interface DoorScreenProps {
  book: DoorBook;
  isOffline: boolean;
  /** Without a connection the page opens again from this device. */
  isKept: boolean;
  /** Notes who came in together, each ticket with a scan of its own. */
  onAdmit: (tickets: readonly string[]) => readonly KeptScan[];
  /** Takes admissions of this device back. */
  onUndo: (scans: readonly KeptScan[]) => void;
  /** Beside the title. */
  actions?: ReactNode;
}

/** The door of one event or lesson: the camera, the last verdict, and the names. The portal shows it, and so does the page that a device keeps. */
export function DoorScreen({ book, isOffline, isKept, onAdmit, onUndo, actions }: DoorScreenProps) {
  const [shown, setShown] = useState<Judged>();
  const letIn = (ticket: DoorTicket) => {
    const scans = onAdmit([ticket.id]);
    setShown({ verdict: { kind: 'valid', ticket }, scans });
  };
  const letInWith = (ticket: DoorTicket, group: TicketGroup, before: readonly KeptScan[]) => {
    const scans = onAdmit(group.outside.map(({ id }) => id));
    // One press takes back everybody who came in with this visitor.
    setShown({ verdict: { kind: 'valid', ticket }, scans: [...before, ...scans] });
  };
  const show = (verdict: Verdict) => {
    // A valid ticket is admitted at once: at a door there is no time for a second press.
    if (verdict.kind === 'valid') letIn(verdict.ticket);
    else setShown({ verdict });
  };
  const takeBack = (scans: readonly KeptScan[], ticket: DoorTicket) => {
    onUndo(scans);
    setShown({ verdict: { kind: 'undone', ticket } });
  };
  const waiting = book.kept.length;
  return (
    <>
      <PageHeader
        title={book.list.event.title}
        lead={texts.inside(insideCount(book), book.state?.tickets ?? book.list.event.tickets)}
        actions={actions}
      />
      <div className={styles.door}>
        {isOffline && (
          <Notice
            tone="warning"
            role="status"
            title={waiting === 0 ? texts.connection.offline : texts.connection.waiting(waiting)}
          >
            {isKept ? texts.connection.kept : texts.connection.keepOpen}
          </Notice>
        )}
        {/* Above the verdict: below a list of names it is out of sight on a phone, while a green “welcome” stays on top. */}
        <Clashes book={book} />
        <Camera onCode={async (code) => show(judgeHash(book, await hashOf(code)))} />
        <VerdictPanel book={book} shown={shown} onAdmit={letIn} onAdmitGroup={letInWith} onUndo={takeBack} />
        <NameSearch book={book} onChoose={(ticket) => show(judgeTicket(book, ticket))} />
        <Short book={book} />
      </div>
    </>
  );
}

/** Tickets that two devices admitted, because one of them had no connection. */
function Clashes({ book }: { book: DoorBook }) {
  const clashes = clashesIn(book);
  if (clashes.length === 0) return null;
  return (
    <Notice tone="warning" role="alert" title={texts.clashes.title}>
      <p>{book.list.event.kind === 'lesson' ? texts.clashes.leadLesson : texts.clashes.lead}</p>
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

/** People who came in at a lesson without a turn for it. */
function Short({ book }: { book: DoorBook }) {
  const short = shortIn(book);
  if (short.length === 0) return null;
  return (
    <Notice tone="warning" role="status" title={texts.short.title}>
      <p>{texts.short.lead}</p>
      <ul className={styles.clashes}>
        {short.map(({ id, name }) => (
          <li key={id} dir="auto">
            {name}
          </li>
        ))}
      </ul>
    </Notice>
  );
}

function whoOf({ device, by }: Use): string {
  return device === undefined ? texts.clashes.thisDevice : by;
}
