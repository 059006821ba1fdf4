import { formatDay, formatTime } from '#rules/writtenTime.ts';
import { Detail } from '#src/components/text/Detail.tsx';
import { parentsTexts } from '#src/texts/nl/parents.ts';

const texts = parentsTexts.page;

/** What the other parent can do, and until when the invitation holds. */
export function AboutInvite({ expires }: { expires: number }) {
  return (
    <div>
      <p>{texts.what}</p>
      <Detail>{texts.until(formatDay(expires), formatTime(expires))}</Detail>
    </div>
  );
}
