import { formatDay } from '#rules/writtenTime.ts';
import type { LoginSession } from '#src/api/entities/people/loginSession.ts';
import { Detail } from '#src/components/text/Detail.tsx';
import { profileTexts } from '#src/texts/nl/profile.ts';
import styles from './Sessions.module.css';

const texts = profileTexts.sessions;

export function SessionRow({ session }: { session: LoginSession }) {
  const { device, since, lastUsed, isCurrent } = session;
  return (
    <li className={styles.row}>
      <span dir="auto">{device || texts.unknownDevice}</span>
      <Detail>
        {isCurrent ? texts.here(formatDay(since)) : texts.lastUsed(formatDay(lastUsed), formatDay(since))}
      </Detail>
    </li>
  );
}
