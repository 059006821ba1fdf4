import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '#src/components/actions/Button.tsx';
import { buttonClass } from '#src/components/actions/buttonClass.ts';
import { Icon } from '#src/components/icons/Icon.tsx';
import { Dialog } from '#src/components/overlays/Dialog.tsx';
import { showNotice } from '#src/features/notices/index.ts';
import { calendarTexts } from '#src/texts/nl/calendar.ts';
import { calendarFeedQuery, useRenewFeed } from '../../queries/calendarFeed.ts';
import styles from './FollowCalendar.module.css';

const texts = calendarTexts.feed;

/** An address that the family's own calendar program follows, so that a moved lesson moves there too. */
export function FollowCalendar({ viewer }: { viewer: number | undefined }) {
  const { data: address } = useQuery(calendarFeedQuery(viewer));
  const { mutate, isPending } = useRenewFeed(viewer);
  // A backend without feeds has the file above only.
  if (address === undefined) return null;
  return (
    <section className={styles.follow} aria-labelledby="follow-calendar">
      <h2 id="follow-calendar">{texts.title}</h2>
      <p>{texts.intro}</p>
      {address === null ? (
        <Button icon="calendar" busy={isPending} onClick={() => mutate(true)}>
          {texts.make}
        </Button>
      ) : (
        <FeedAddress address={address} busy={isPending} onRenew={mutate} />
      )}
    </section>
  );
}

interface FeedAddressProps {
  address: string;
  busy: boolean;
  onRenew: (wanted: boolean, options: { onSuccess: () => void }) => void;
}

function FeedAddress({ address, busy, onRenew }: FeedAddressProps) {
  const [asked, setAsked] = useState<'renew' | 'end'>();
  const close = () => setAsked(undefined);
  const copy = () =>
    navigator.clipboard.writeText(address).then(
      () => showNotice({ tone: 'success', message: texts.copied }),
      // A frame in another website may not have clipboard access.
      () => showNotice({ tone: 'warning', message: texts.copyFailed }),
    );
  return (
    <>
      <p className={styles.address}>
        <span>{texts.address}</span>
        <code>{address}</code>
      </p>
      <p>{texts.secret}</p>
      <div className={styles.actions}>
        <a className={buttonClass({})} href={address.replace(/^https?:/, 'webcal:')}>
          <Icon name="calendar" />
          {texts.open}
        </a>
        <Button icon="copy" onClick={() => void copy()}>
          {texts.copy}
        </Button>
      </div>
      <div className={styles.ending}>
        <Button variant="quiet" onClick={() => setAsked('renew')}>
          {texts.renew}
        </Button>
        <Button variant="quiet" onClick={() => setAsked('end')}>
          {texts.end}
        </Button>
      </div>
      <Dialog
        open={asked !== undefined}
        onClose={close}
        title={asked === 'end' ? texts.endTitle : texts.renewTitle}
        footer={
          <>
            <Button onClick={close}>{texts.stay}</Button>
            <Button
              variant="danger"
              busy={busy}
              onClick={() => onRenew(asked === 'renew', { onSuccess: close })}
            >
              {asked === 'end' ? texts.end : texts.renew}
            </Button>
          </>
        }
      >
        <p>{texts.oldStops}</p>
        {asked === 'end' && <p>{texts.again}</p>}
      </Dialog>
    </>
  );
}
