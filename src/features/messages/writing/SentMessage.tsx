import { useMutation, useQueryClient } from '@tanstack/react-query';
import { formatNamedDay, formatTime } from '#rules/writtenTime.ts';
import { post } from '#src/api/call.ts';
import type { Club } from '#src/api/entities/club/club.ts';
import type { ClubMessage } from '#src/api/entities/club/clubMessage.ts';
import { Button } from '#src/components/actions/Button.tsx';
import { Notice } from '#src/components/feedback/Notice.tsx';
import layout from '#src/components/layout/layout.module.css';
import { PageHeader } from '#src/components/layout/PageHeader.tsx';
import { Section, Sections } from '#src/components/layout/Section.tsx';
import { Detail } from '#src/components/text/Detail.tsx';
import { failureText } from '#src/features/failures/index.ts';
import { showNotice } from '#src/features/notices/index.ts';
import { messagesTexts as texts } from '#src/texts/nl/messages.ts';
import { messagesHref } from '../messagesHrefs.ts';
import { MessageBody } from '../shown/MessageBody.tsx';
import styles from './Writing.module.css';

interface SentMessageProps {
  club: Club;
  message: ClubMessage;
}

/** A planned message, or a sent one with how many read it and who could not be reached. */
export function SentMessage({ club, message }: SentMessageProps) {
  const { title, state, at, by, audience, newsletter, people, read, sending, unreached } = message;
  const moment = at ?? message.changed;
  const when = [formatNamedDay(moment), formatTime(moment)] as const;
  return (
    <>
      <PageHeader
        title={<span dir="auto">{title}</span>}
        back={{ to: messagesHref(club.url), label: texts.back }}
      />
      <div className={styles.fields}>
        {state === 'planned' ? (
          <Planned club={club} message={message} when={when} />
        ) : (
          <div className={layout.stackHalf}>
            <p className={styles.counts}>{texts.reached(message)}</p>
            <p>{texts.read(read, people)}</p>
            {sending > 0 && <p role="status">{texts.sending(sending)}</p>}
            <Detail>{[texts.sent(...when), by === null ? '' : texts.by(by)].join(' ').trim()}</Detail>
          </div>
        )}
        <Detail>
          {[texts.audiences[audience], newsletter ? texts.newsletter : ''].filter(Boolean).join(' · ')}
        </Detail>
        <MessageBody club={club.nid} blocks={message.body} />
        {unreached.length > 0 && (
          <Sections>
            <Section
              id="niet-bereikt"
              title={texts.unreachedTitle}
              lead={<Detail>{texts.unreachedHint}</Detail>}
            >
              <ul>
                {unreached.map(({ name, why }, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: two people may have one name
                  <li key={index} dir="auto">
                    {name}: {texts.why[why]}
                  </li>
                ))}
              </ul>
            </Section>
          </Sections>
        )}
      </div>
    </>
  );
}

interface PlannedProps extends SentMessageProps {
  /** Day and hour. */
  when: readonly [day: string, time: string];
}

function Planned({ club, message, when }: PlannedProps) {
  const client = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => post('unplan_club_message', { club: club.nid, messageId: message.id }),
    onSuccess: async () => {
      showNotice({ tone: 'success', message: texts.unplanned });
      await client.invalidateQueries({ queryKey: ['management', club.nid] });
    },
  });
  return (
    <>
      <Notice
        tone="info"
        title={texts.plannedNotice(...when)}
        actions={
          <Button busy={isPending} onClick={() => mutate()}>
            {texts.unplan}
          </Button>
        }
      />
      {error && (
        <Notice tone="danger" role="alert" title={texts.failed}>
          {failureText(error)}
        </Notice>
      )}
    </>
  );
}
