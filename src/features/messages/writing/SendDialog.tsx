import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { formatNamedDay, formatTime } from '#rules/writtenTime.ts';
import type { Club } from '#src/api/entities/club/club.ts';
import { Button } from '#src/components/actions/Button.tsx';
import { Notice } from '#src/components/feedback/Notice.tsx';
import { SegmentedControl } from '#src/components/fields/SegmentedControl.tsx';
import { TextField } from '#src/components/fields/TextField.tsx';
import layout from '#src/components/layout/layout.module.css';
import { Dialog } from '#src/components/overlays/Dialog.tsx';
import { Detail } from '#src/components/text/Detail.tsx';
import { failureText } from '#src/features/failures/index.ts';
import { showNotice } from '#src/features/notices/index.ts';
import { systemClock } from '#src/platform/loading/clock.ts';
import { randomUuid } from '#src/platform/randomUuid.ts';
import { messagesTexts } from '#src/texts/nl/messages.ts';
import type { MessageContent } from '../messageContent.ts';
import { messagesHref } from '../messagesHrefs.ts';
import { messageReadersQuery, sendMessage } from '../messagesQueries.ts';
import { momentFault, type SendMoment, secondsOf, suggestedMoment } from './sendMoment.ts';
import styles from './Writing.module.css';

const texts = messagesTexts.sendDialog;

interface SendDialogProps {
  club: Club;
  id: number;
  content: MessageContent;
  /** Saves what was written, and returns its revision. */
  save: () => Promise<number>;
  onClose: () => void;
}

/** Says to how many a message goes before it is sent, now or later. */
export function SendDialog({ club, id, content, save, onClose }: SendDialogProps) {
  const [moment, setMoment] = useState<SendMoment>({ is: 'now' });
  const [key] = useState(randomUuid);
  const navigate = useNavigate();
  const client = useQueryClient();
  const readers = useQuery(messageReadersQuery(club.nid, content)).data;
  const fault = momentFault(moment, systemClock.now() / 1000);
  const { mutate, isPending, error } = useMutation({
    mutationFn: async (at: number | undefined) => {
      const revision = await save();
      const request = { club: club.nid, messageId: id, revision, ...(at !== undefined && { at }) };
      return sendMessage(request, at === undefined ? key : randomUuid());
    },
    onSuccess: async (sent, at) => {
      const message =
        at === undefined ? texts.done(sent.addresses) : texts.planned(formatNamedDay(at), formatTime(at));
      showNotice({ tone: 'success', message });
      await client.invalidateQueries({ queryKey: ['management', club.nid, 'messages'] });
      client.removeQueries({ queryKey: ['management', club.nid, 'message', id] });
      await navigate(messagesHref(club.url));
    },
  });
  const isNow = moment.is === 'now';
  return (
    <Dialog
      open
      title={texts.title}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button
            variant="primary"
            busy={isPending}
            disabled={fault !== undefined || readers === undefined || (isNow && readers.people === 0)}
            onClick={() => mutate(secondsOf(moment))}
          >
            {isNow ? texts.confirm : texts.plan}
          </Button>
        </>
      }
    >
      <div className={layout.stack2}>
        <p className={styles.counts}>
          {readers === undefined
            ? messagesTexts.form.counting
            : readers.people === 0
              ? messagesTexts.form.nobody
              : messagesTexts.form.counts(readers)}
        </p>
        <SegmentedControl
          legend={texts.when}
          segments={[
            { value: 'now', label: texts.now },
            { value: 'later', label: texts.later },
          ]}
          value={moment.is}
          onChange={(is) => setMoment(is === 'now' ? { is } : suggestedMoment(systemClock.now() / 1000))}
        />
        {moment.is === 'later' && (
          <div className={styles.moment}>
            <TextField
              type="date"
              label={texts.day}
              value={moment.day}
              onChange={(day) => setMoment({ ...moment, day })}
              error={fault === 'noDay' || fault === 'past' ? texts[fault] : undefined}
            />
            <TextField
              type="time"
              label={texts.time}
              value={moment.time}
              onChange={(time) => setMoment({ ...moment, time })}
              error={fault === 'noTime' ? texts.noTime : undefined}
            />
          </div>
        )}
        <Detail>{isNow ? texts.nowHint : texts.laterHint}</Detail>
        {error && (
          <Notice tone="danger" role="alert" title={texts.failed}>
            {failureText(error)}
          </Notice>
        )}
      </div>
    </Dialog>
  );
}
