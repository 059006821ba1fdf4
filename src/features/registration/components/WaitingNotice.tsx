import { Notice } from '#src/components/feedback/Notice.tsx';
import { registrationTexts as texts } from '#src/texts/nl/registration.ts';
import type { FamilyEnrolment } from '../view/enrolment.ts';
import { waitingLines } from '../view/waitingLines.ts';

/** Says before the order who joins a waiting list. The price of a free course doesn't tell it. */
export function WaitingNotice({ enrolments, carts }: FamilyEnrolment) {
  const nameOf = (uid: number) => enrolments.find((one) => one.uid === uid)?.member.firstName ?? '';
  const lines = waitingLines(carts);
  if (lines.length === 0) return null;
  return (
    <Notice tone="warning" title={texts.waits.title}>
      {lines.map(({ uid, what }) => (
        <p key={`${uid} ${what}`}>{texts.waits.text(nameOf(uid), what)}</p>
      ))}
    </Notice>
  );
}
