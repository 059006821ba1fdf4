import { formatDay, formatTime } from '#rules/writtenTime.ts';
import type { FollowedInvite } from '#src/api/entities/parent.ts';
import { Detail } from '#src/components/text/Detail.tsx';
import { parentsTexts } from '#src/texts/nl/parents.ts';

const texts = parentsTexts.page;

/** What the parent or guardian can do, and until when the invitation holds. */
export function AboutInvite({ invite: { kind, expires } }: { invite: FollowedInvite }) {
  const { what, until } = kind === 'guardian' ? texts.guardian : texts;
  return (
    <div>
      <p>{what}</p>
      <Detail>{until(formatDay(expires), formatTime(expires))}</Detail>
    </div>
  );
}
