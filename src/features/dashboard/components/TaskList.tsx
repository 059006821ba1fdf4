import type { UseQueryResult } from '@tanstack/react-query';
import type { Dashboard } from '#src/api/entities/agenda/dashboard.ts';
import { Button } from '#src/components/actions/Button.tsx';
import { Notice } from '#src/components/feedback/Notice.tsx';
import { Icon } from '#src/components/icons/Icon.tsx';
import layout from '#src/components/layout/layout.module.css';
import { Section } from '#src/components/layout/Section.tsx';
import { systemClock } from '#src/platform/loading/clock.ts';
import { componentsTexts } from '#src/texts/nl/components.ts';
import { dashboardTexts as texts } from '#src/texts/nl/dashboard.ts';
import { useOpenCarts } from '../../basket/index.ts';
import { FailureState } from '../../failures/index.ts';
import { type User, useUserClubs } from '../../session/index.ts';
import { type OpenCart, taskViews } from '../view/taskViews.ts';
import styles from './Dashboard.module.css';
import { TaskCard } from './TaskCard.tsx';

interface TaskListProps {
  dashboard: UseQueryResult<Dashboard>;
  members: readonly User[];
}

const parts = [
  'invoices',
  'invitations',
  'offers',
  'passes',
  'details',
  'messages',
] as const satisfies (keyof Dashboard)[];

/** The tasks of the family. Cart tasks come from this browser, all others from the server. */
export function TaskList({ dashboard, members }: TaskListProps) {
  const { data, error, isFetching, refetch } = dashboard;
  const carts = useKnownCarts(members);
  const tasks = taskViews(data, carts, Math.floor(systemClock.now() / 1000));
  const isPartly = data !== undefined && parts.some((part) => data[part] === null);
  const retry = () => void refetch();
  return (
    <Section id="te-doen" title={texts.tasks}>
      {!data && error && <FailureState error={error} busy={isFetching} onRetry={retry} />}
      {isPartly && (
        <Notice
          tone="warning"
          actions={
            <Button busy={isFetching} onClick={retry}>
              {componentsTexts.retry}
            </Button>
          }
        >
          {texts.partly}
        </Notice>
      )}
      {tasks.length > 0 && (
        <ul className={layout.stack1}>
          {tasks.map((task, index) => (
            <TaskCard key={task.key} task={task} isFirst={index === 0} />
          ))}
        </ul>
      )}
      {data && tasks.length === 0 && !isPartly && (
        <div className={styles.done}>
          <span className={styles.icon}>
            <Icon name="success" />
          </span>
          <div>
            <p className={styles.strong}>{texts.nothing}</p>
            <p className={styles.muted}>{texts.nothingHint}</p>
          </div>
        </div>
      )}
    </Section>
  );
}

/** The carts with a known member and a known club. For any other club only the nid is known, so no link can be built. */
function useKnownCarts(members: readonly User[]): readonly OpenCart[] {
  const clubs = useUserClubs();
  return useOpenCarts().flatMap(({ club: nid, uid }) => {
    const club = clubs.find((one) => one.nid === nid && !one.isBlocked);
    const member = members.find((one) => one.uid === uid);
    return club && member ? [{ club, uid, name: member.firstName }] : [];
  });
}
