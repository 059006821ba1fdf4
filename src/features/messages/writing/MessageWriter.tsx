import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { useNavigate } from 'react-router';
import { post } from '#src/api/call.ts';
import type { Club } from '#src/api/entities/club/club.ts';
import type { ClubMessage } from '#src/api/entities/club/clubMessage.ts';
import { Button } from '#src/components/actions/Button.tsx';
import { Notice } from '#src/components/feedback/Notice.tsx';
import { Skeleton } from '#src/components/feedback/Skeleton.tsx';
import { TextField } from '#src/components/fields/TextField.tsx';
import layout from '#src/components/layout/layout.module.css';
import { PageHeader } from '#src/components/layout/PageHeader.tsx';
import { Section, Sections } from '#src/components/layout/Section.tsx';
import { StickyBar } from '#src/components/layout/StickyBar.tsx';
import { failureText, Loaded } from '#src/features/failures/index.ts';
import { showNotice } from '#src/features/notices/index.ts';
import { lazyContent } from '#src/platform/loading/lazyPart.ts';
import { randomUuid } from '#src/platform/randomUuid.ts';
import { messagesTexts as texts } from '#src/texts/nl/messages.ts';
import { missingOf } from '../messageContent.ts';
import { messagesHref } from '../messagesHrefs.ts';
import { messageChoicesQuery, testMessage } from '../messagesQueries.ts';
import { AudienceFields } from './AudienceFields.tsx';
import { SendDialog } from './SendDialog.tsx';
import { type SavingState, useSavedMessage } from './useSavedMessage.ts';
import styles from './Writing.module.css';

const RichText = lazyContent(async () => (await import('../editor/RichText.tsx')).RichText);

interface MessageWriterProps {
  club: Club;
  opened: ClubMessage;
}

/** The draft of a message: for whom, what it says, and when it is sent. */
export function MessageWriter({ club, opened }: MessageWriterProps) {
  const [start] = useState(opened);
  const { content, change, save, state } = useSavedMessage(club.nid, start);
  const [isSending, setSending] = useState(false);
  const [isTried, setTried] = useState(false);
  const choices = useQuery(messageChoicesQuery(club.nid));
  const missing = missingOf(content);
  const test = useTest(club, start.id, save);
  const remove = useRemove(club, start.id);
  const begin = () => {
    setTried(true);
    if (missing === undefined)
      void save().then(
        () => setSending(true),
        () => undefined,
      );
  };
  return (
    <>
      <PageHeader title={texts.form.new} back={{ to: messagesHref(club.url), label: texts.back }} />
      <Sections>
        <Section id="ontvangers" title={texts.form.who}>
          <Loaded query={choices} loading={<Skeleton shape="card" />}>
            {({ courses }) => (
              <AudienceFields club={club} content={content} courses={courses} onChange={change} />
            )}
          </Loaded>
        </Section>
        <Section id="tekst" title={texts.form.text}>
          <div className={styles.fields}>
            <TextField
              label={texts.form.subject}
              value={content.title}
              maxLength={200}
              onChange={(title) => change({ title })}
              error={isTried && missing === 'title' ? texts.missing.title : undefined}
            />
            <Suspense fallback={<Skeleton shape="card" />}>
              <RichText
                label={texts.form.body}
                club={club.nid}
                start={start.body}
                onChange={(body) => change({ body })}
              />
            </Suspense>
            {choices.data && choices.data.reply_to !== '' && (
              <p className={styles.small}>{texts.form.replies(choices.data.reply_to)}</p>
            )}
            <div className={layout.row1}>
              <Button icon="mail" busy={test.isPending} onClick={() => test.mutate()}>
                {texts.form.test}
              </Button>
              <Button icon="trash" busy={remove.isPending} onClick={() => remove.mutate()}>
                {texts.form.remove}
              </Button>
            </div>
            <Failure error={test.error ?? remove.error} />
          </div>
        </Section>
      </Sections>
      <StickyBar
        notice={isTried && missing !== undefined && <p role="alert">{texts.missing[missing]}</p>}
        summary={<Saving state={state} onAgain={() => void save().catch(() => undefined)} />}
      >
        <Button variant="primary" onClick={begin}>
          {texts.form.send}
        </Button>
      </StickyBar>
      {isSending && (
        <SendDialog
          club={club}
          id={start.id}
          content={content}
          save={save}
          onClose={() => setSending(false)}
        />
      )}
    </>
  );
}

function Failure({ error }: { error: Error | null }) {
  if (!error) return null;
  return (
    <Notice tone="danger" role="alert" title={texts.failed}>
      {failureText(error)}
    </Notice>
  );
}

/** Says whether the draft is safe. */
function Saving({ state, onAgain }: { state: SavingState; onAgain: () => void }) {
  if (state.is === 'failed')
    return (
      <div role="alert" className={styles.saving}>
        <p>
          {texts.form.notSaved}: {failureText(state.error)}
        </p>
        <Button onClick={onAgain}>{texts.form.again}</Button>
      </div>
    );
  return <p role="status">{state.is === 'saved' ? texts.form.saved : texts.form.saving}</p>;
}

function useTest(club: Club, messageId: number, save: () => Promise<number>) {
  return useMutation({
    mutationFn: async () => {
      await save();
      return testMessage({ club: club.nid, messageId }, randomUuid());
    },
    onSuccess: ({ to }) => showNotice({ tone: 'success', message: texts.form.tested(to) }),
  });
}

function useRemove(club: Club, messageId: number) {
  const navigate = useNavigate();
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => post('remove_club_message', { club: club.nid, messageId }),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: ['management', club.nid, 'messages'] });
      showNotice({ tone: 'success', message: texts.form.removed });
      await navigate(messagesHref(club.url));
    },
  });
}
