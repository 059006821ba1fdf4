import { useLayoutEffect, useRef } from 'react';
import { Button } from '#src/components/actions/Button.tsx';
import { type Tone, toneIcons } from '#src/components/feedback/tone.ts';
import tones from '#src/components/feedback/tones.module.css';
import { Icon } from '#src/components/icons/Icon.tsx';
import { doorTexts as texts } from '#src/texts/nl/door.ts';
import {
  type DoorBook,
  type DoorTicket,
  groupOf,
  type KeptScan,
  type TicketGroup,
  type Verdict,
} from '../view/doorBook.ts';
import { detailsOf, usedText } from '../view/ticketWords.ts';
import styles from './Door.module.css';

/** What was judged last; `scans` of who came in just now. */
export interface Judged {
  readonly verdict: Verdict;
  readonly scans?: readonly KeptScan[];
}

interface VerdictPanelProps {
  book: DoorBook;
  shown: Judged | undefined;
  onAdmit: (ticket: DoorTicket) => void;
  /** Admits the rest of a group, of which `before` came in just now. */
  onAdmitGroup: (ticket: DoorTicket, group: TicketGroup, before: readonly KeptScan[]) => void;
  onUndo: (scans: readonly KeptScan[], ticket: DoorTicket) => void;
}

/** The last verdict, large and in a colour with a word and a picture of its own. A screen reader hears each one. */
export function VerdictPanel({ book, shown, onAdmit, onAdmitGroup, onUndo }: VerdictPanelProps) {
  const words = shown && wordsOf(shown.verdict);
  const ticket = shown && 'ticket' in shown.verdict ? shown.verdict.ticket : undefined;
  const scans = shown?.scans;
  const group = ticket && scans && groupOf(book, ticket);
  const panel = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    // On a phone, its buttons would be below the camera and out of sight.
    if (shown) panel.current?.scrollIntoView({ block: 'nearest' });
  }, [shown]);
  return (
    <div ref={panel} role="status" className={words ? `${styles.verdict} ${tones[words.tone]}` : undefined}>
      {shown && words && (
        <>
          <Icon name={toneIcons[words.tone]} size={40} />
          <p className={styles.word}>{words.title}</p>
          {ticket && (
            <p dir="auto">
              <strong>{ticket.name}</strong>
              {detailsOf(ticket).map((part) => ` · ${part}`)}
            </p>
          )}
          {words.hint !== '' && <p>{words.hint}</p>}
          {group && <p>{texts.group.inside(group.all - group.outside.length, group.all)}</p>}
          {ticket && scans && group && group.outside.length > 0 && (
            <Button variant="primary" onClick={() => onAdmitGroup(ticket, group, scans)}>
              {texts.group.admit(group.all)}
            </Button>
          )}
          {ticket && scans && (
            <Button onClick={() => onUndo(scans, ticket)}>
              {scans.length === 1 ? texts.open.undo : texts.group.undo(scans.length)}
            </Button>
          )}
          {ticket && asksFirst(shown.verdict) && (
            <Button onClick={() => onAdmit(ticket)}>{texts.open.anyway}</Button>
          )}
        </>
      )}
    </div>
  );
}

/** A visitor whom only a second press lets in. */
function asksFirst({ kind }: Verdict): boolean {
  return kind === 'unpaid' || kind === 'empty' || kind === 'full';
}

interface Words {
  readonly tone: Tone;
  readonly title: string;
  /** '' for none. */
  readonly hint: string;
}

function wordsOf(verdict: Verdict): Words {
  switch (verdict.kind) {
    case 'valid':
      return { tone: 'success', title: texts.verdict.admitted, hint: '' };
    case 'undone':
      return { tone: 'info', title: texts.verdict.undone, hint: '' };
    case 'used': {
      const { at, device, by } = verdict.first;
      const who = device === undefined ? texts.verdict.usedHere : by === '' ? '' : texts.verdict.usedBy(by);
      return { tone: 'danger', title: usedText(verdict.ticket, at), hint: who };
    }
    case 'unpaid':
      return { tone: 'warning', title: texts.verdict.unpaid, hint: '' };
    case 'empty':
      return {
        tone: 'warning',
        title: verdict.ticket.turns ? texts.verdict.tooFew : texts.verdict.empty,
        hint: texts.verdict.emptyHint,
      };
    case 'full':
      return { tone: 'warning', title: texts.verdict.full, hint: texts.verdict.fullHint };
    case 'cancelled':
      return { tone: 'danger', title: texts.verdict.cancelled, hint: '' };
    case 'elsewhere':
      return {
        tone: 'danger',
        title: texts.verdict.elsewhere,
        hint: texts.verdict.elsewhereIs(verdict.event),
      };
    case 'unknown':
      return verdict.at === 'lesson'
        ? { tone: 'danger', title: texts.verdict.unknownCard, hint: texts.verdict.unknownCardHint }
        : { tone: 'danger', title: texts.verdict.unknown, hint: texts.verdict.unknownHint };
  }
}
