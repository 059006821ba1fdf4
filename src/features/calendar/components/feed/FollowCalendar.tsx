import { useQuery } from '@tanstack/react-query';
import { formatList } from '#rules/writtenList.ts';
import { formatDay } from '#rules/writtenTime.ts';
import { Button } from '#src/components/actions/Button.tsx';
import { buttonClass } from '#src/components/actions/buttonClass.ts';
import { Icon } from '#src/components/icons/Icon.tsx';
import { showNotice } from '#src/features/notices/index.ts';
import { calendarTexts } from '#src/texts/nl/calendar.ts';
import { calendarFeedQuery, useRenewFeed } from '../../queries/calendarFeed.ts';
import { EndFeeds } from './EndFeeds.tsx';
import styles from './FollowCalendar.module.css';

const texts = calendarTexts.feed;

/** Maximum number of addresses of an account: another one ends the oldest. */
const mostFeeds = 5;

/** Addresses that the family's own calendar programs follow, so that a moved lesson moves there too. */
export function FollowCalendar({ viewer }: { viewer: number | undefined }) {
  const { data: feed } = useQuery(calendarFeedQuery(viewer));
  // The address stays here alone: a later answer of the server no longer has it.
  const { mutate, isPending, data: made } = useRenewFeed(viewer);
  // A backend without feeds has the file above only.
  if (feed === undefined) return null;
  const address = made?.address ?? feed.address;
  const count = Math.max(feed.since.length, address === null ? 0 : 1);
  return (
    <section className={styles.follow} aria-labelledby="follow-calendar">
      <h2 id="follow-calendar">{texts.title}</h2>
      <p>{texts.intro}</p>
      {address !== null && <FeedAddress address={address} />}
      {address === null && count > 0 && <MadeBefore since={feed.since} />}
      {count > 0 && <p>{texts.ends}</p>}
      <div className={styles.actions}>
        {address === null && (
          <Button icon="calendar" busy={isPending} onClick={() => mutate(true)}>
            {count === 0 ? texts.make : texts.another}
          </Button>
        )}
        {count > 0 && (
          <EndFeeds count={count} busy={isPending} onEnd={(onSuccess) => mutate(false, { onSuccess })} />
        )}
      </div>
    </section>
  );
}

function MadeBefore({ since }: { since: readonly number[] }) {
  const days = [...new Set(since.map(formatDay))];
  return (
    <>
      <p>{texts.made(since.length, formatList(days))}</p>
      <p>
        {texts.otherDevice} {since.length >= mostFeeds && texts.full}
      </p>
    </>
  );
}

/** An address that was just made, and is shown this one time. */
function FeedAddress({ address }: { address: string }) {
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
      <p>
        <strong>{texts.once}</strong> {texts.secret}
      </p>
      <div className={styles.actions}>
        <a className={buttonClass({})} href={address.replace(/^https?:/, 'webcal:')}>
          <Icon name="calendar" />
          {texts.open}
        </a>
        <Button icon="copy" onClick={() => void copy()}>
          {texts.copy}
        </Button>
      </div>
    </>
  );
}
