import { useState } from 'react';
import { holdsWords, searchedText, searchWords } from '#rules/forgivingSearch.ts';
import { Button } from '#src/components/actions/Button.tsx';
import { SearchField } from '#src/components/fields/SearchField.tsx';
import { VisuallyHidden } from '#src/components/layout/VisuallyHidden.tsx';
import { Detail } from '#src/components/text/Detail.tsx';
import { doorTexts as texts } from '#src/texts/nl/door.ts';
import { type DoorBook, type DoorTicket, judgeTicket, type Verdict } from '../view/doorBook.ts';
import { detailsOf, usedText } from '../view/ticketWords.ts';
import styles from './Door.module.css';

/** Tickets that a search shows. More of them would not fit on a phone. */
const mostShown = 20;

interface NameSearchProps {
  book: DoorBook;
  onChoose: (ticket: DoorTicket) => void;
}

/** Who forgot the ticket is found by name. */
export function NameSearch({ book, onChoose }: NameSearchProps) {
  const [text, setText] = useState('');
  const isSearching = text.trim().length >= 2;
  const words = searchWords(text);
  const found = isSearching
    ? book.list.tickets.filter(({ name }) => holdsWords(searchedText(name), words))
    : [];
  const noName = book.list.event.kind === 'lesson' ? texts.open.noNameLesson : texts.open.noName;
  return (
    <div className={styles.search}>
      <SearchField
        label={texts.open.search}
        labelVisible
        value={text}
        onChange={setText}
        placeholder={texts.open.searchHint}
      />
      {isSearching && found.length === 0 && <p role="status">{noName}</p>}
      {found.length > 0 && (
        <ul className={styles.names}>
          {found.slice(0, mostShown).map((ticket) => (
            <FoundTicket key={ticket.id} book={book} ticket={ticket} onChoose={onChoose} />
          ))}
        </ul>
      )}
      {found.length > mostShown && <p>{texts.open.more(found.length - mostShown)}</p>}
    </div>
  );
}

function FoundTicket({ book, ticket, onChoose }: NameSearchProps & { ticket: DoorTicket }) {
  const verdict = judgeTicket(book, ticket);
  const details = detailsOf(ticket).join(' · ');
  return (
    <li className={styles.name}>
      <div>
        <p dir="auto">{ticket.name}</p>
        <Detail>{details}</Detail>
      </div>
      {verdict.kind === 'used' ? (
        <p>{usedText(ticket, verdict.first.at)}</p>
      ) : verdict.kind === 'cancelled' ? (
        <p>{texts.verdict.cancelled}</p>
      ) : (
        <Button onClick={() => onChoose(ticket)}>
          <span>
            {pressText(verdict)}
            <VisuallyHidden>{texts.open.admitOf(ticket.name)}</VisuallyHidden>
          </span>
        </Button>
      )}
    </li>
  );
}

/** The button of a name says what keeps the visitor out. */
function pressText({ kind }: Verdict): string {
  switch (kind) {
    case 'unpaid':
      return texts.verdict.unpaid;
    case 'empty':
      return texts.verdict.tooFew;
    case 'full':
      return texts.verdict.full;
    default:
      return texts.open.admit;
  }
}
