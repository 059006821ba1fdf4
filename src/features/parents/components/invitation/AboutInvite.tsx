import { formatList } from '#rules/writtenList.ts';
import { formatDay, formatTime } from '#rules/writtenTime.ts';
import type { FollowedInvite } from '#src/api/entities/people/parent.ts';
import { Detail } from '#src/components/text/Detail.tsx';
import { parentsTexts } from '#src/texts/nl/parents.ts';
import styles from './AboutInvite.module.css';

const texts = parentsTexts.page;

/** What the parent or guardian can do, and until when the invitation holds. */
export function AboutInvite({ invite }: { invite: FollowedInvite }) {
  const { kind, expires } = invite;
  const { until } = kind === 'guardian' ? texts.guardian : texts;
  return (
    <div className={styles.about}>
      {whatOf(invite).map((line) => (
        <p key={line} dir="auto">
          {line}
        </p>
      ))}
      <Detail>{until(formatDay(expires), formatTime(expires))}</Detail>
    </div>
  );
}

/** What the reader will see and do, line by line. */
function whatOf({ kind, way, inviter, members }: FollowedInvite): readonly string[] {
  if (kind === 'guardian') return [texts.guardian.what];
  if (way === 'family') return [texts.what];
  const children = formatList(members);
  const { apart, share, pays, only } = texts.children;
  return [apart(inviter), share(children), pays, only(children)];
}
