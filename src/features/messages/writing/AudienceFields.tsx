import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { formatList } from '#rules/writtenList.ts';
import type { Club } from '#src/api/entities/club/club.ts';
import type { MessageChoices } from '#src/api/entities/club/clubMessage.ts';
import { Button } from '#src/components/actions/Button.tsx';
import { ButtonLink } from '#src/components/actions/ButtonLink.tsx';
import { Notice } from '#src/components/feedback/Notice.tsx';
import { ChoiceCard } from '#src/components/fields/ChoiceCard.tsx';
import { SelectField } from '#src/components/fields/SelectField.tsx';
import { TextField } from '#src/components/fields/TextField.tsx';
import { Detail } from '#src/components/text/Detail.tsx';
import { failureText } from '#src/features/failures/index.ts';
import { useHasTask } from '#src/features/session/index.ts';
import { hrefs } from '#src/paths.ts';
import { messagesTexts } from '#src/texts/nl/messages.ts';
import { audiences, type MessageContent } from '../messageContent.ts';
import { messageReadersQuery } from '../messagesQueries.ts';
import styles from './Writing.module.css';

const texts = messagesTexts.form;

interface AudienceFieldsProps {
  club: Club;
  content: MessageContent;
  courses: MessageChoices['courses'];
  onChange: (part: Partial<MessageContent>) => void;
}

/** Asks for whom a message is, and counts them. A message to people who were chosen on their page can become one for others, and back. */
export function AudienceFields({ club, content, courses, onChange }: AudienceFieldsProps) {
  const { audience, members, newsletter } = content;
  const [start] = useState(audience);
  const offered = start === 'people' ? (['people', ...audiences] as const) : audiences;
  const hint = messagesTexts.audienceHints[audience];
  return (
    <div className={styles.fields}>
      <SelectField
        inForm
        label={texts.audience}
        options={offered.map((value) => ({ value, label: messagesTexts.audiences[value] }))}
        value={audience}
        onChange={(value) => {
          const chosen = offered.find((one) => one === value);
          // What goes to one family is no newsletter.
          if (chosen)
            onChange({ audience: chosen, courses: [], ...(chosen === 'people' && { newsletter: false }) });
        }}
      />
      {hint !== '' && <Detail>{hint}</Detail>}
      {audience === 'people' && (
        <p dir="auto">{texts.toPeople(formatList(members.map(({ name }) => name)))}</p>
      )}
      {audience !== 'everybody' && audience !== 'people' && (
        <CoursesField
          courses={courses}
          chosen={content.courses}
          onChange={(nids) => onChange({ courses: nids })}
        />
      )}
      {audience === 'unpaid' && <ReminderInstead club={club} />}
      {audience !== 'people' && (
        <ChoiceCard
          type="checkbox"
          checked={newsletter}
          title={texts.newsletter}
          note={texts.newsletterHint}
          onChange={(is) => onChange({ newsletter: is })}
        />
      )}
      <Counted club={club.nid} content={content} />
    </div>
  );
}

/** A message says no amount; a reminder does. Only who may see the payments gets the link there. */
function ReminderInstead({ club }: Pick<AudienceFieldsProps, 'club'>) {
  const hasMoney = useHasTask(club.nid, 'money');
  return (
    <Notice
      tone="info"
      title={texts.reminder}
      actions={
        hasMoney && (
          <ButtonLink to={hrefs.management({ club: club.url, part: 'betalingen' })}>
            {texts.toReminders}
          </ButtonLink>
        )
      }
    >
      {texts.reminderHint}
    </Notice>
  );
}

interface CoursesFieldProps {
  courses: MessageChoices['courses'];
  chosen: readonly number[];
  onChange: (nids: readonly number[]) => void;
}

/** Number of courses from which on a search helps. */
const many = 8;

function CoursesField({ courses, chosen, onChange }: CoursesFieldProps) {
  const [search, setSearch] = useState('');
  const [showsEnded, setShowsEnded] = useState(false);
  const id = useId();
  const words = search.trim().toLocaleLowerCase('nl');
  const shown = courses.filter(
    ({ nid, title, ended }) =>
      chosen.includes(nid) || ((showsEnded || !ended) && title.toLocaleLowerCase('nl').includes(words)),
  );
  return (
    <fieldset className={styles.courses}>
      <legend id={id}>{texts.courses}</legend>
      {courses.length > many && (
        <TextField label={texts.search} value={search} onChange={setSearch} type="search" />
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls is a tab stop (WCAG 2.1.1) */}
      <ul className={styles.choices} tabIndex={0} aria-labelledby={id}>
        {shown.map(({ nid, title }) => (
          <li key={nid}>
            <label className={styles.choice}>
              <input
                type="checkbox"
                checked={chosen.includes(nid)}
                onChange={({ target }) =>
                  onChange(target.checked ? [...chosen, nid] : chosen.filter((one) => one !== nid))
                }
              />
              <span dir="auto">{title}</span>
            </label>
          </li>
        ))}
        {shown.length === 0 && <li>{texts.noCourses}</li>}
      </ul>
      {courses.some(({ ended }) => ended) && (
        <label className={styles.choice}>
          <input
            type="checkbox"
            checked={showsEnded}
            onChange={({ target }) => setShowsEnded(target.checked)}
          />
          {texts.ended}
        </label>
      )}
    </fieldset>
  );
}

/** How many people and addresses get the message, and who does not. */
function Counted({ club, content }: { club: number; content: MessageContent }) {
  const query = useQuery(messageReadersQuery(club, content));
  const { data } = query;
  if (content.audience === 'courses' && content.courses.length === 0)
    return <p role="status">{texts.chooseCourse}</p>;
  if (query.error)
    return (
      <Notice
        tone="danger"
        role="alert"
        title={failureText(query.error)}
        actions={<Button onClick={() => void query.refetch()}>{texts.again}</Button>}
      />
    );
  return (
    <div role="status" className={styles.counted}>
      {!data && <p>{texts.counting}</p>}
      {data && (
        <>
          <p className={styles.counts}>{data.people === 0 ? texts.nobody : texts.counts(data)}</p>
          {data.people > 0 && <Detail>{texts.parents}</Detail>}
          {data.left_out > 0 && (
            <Detail>
              {content.newsletter ? texts.leftOut(data.left_out) : texts.declined(data.left_out)}
            </Detail>
          )}
          {data.unreached.length > 0 && (
            <Detail>
              {texts.unreached(data.unreached.length)} {data.unreached.join(', ')}.
            </Detail>
          )}
        </>
      )}
    </div>
  );
}
