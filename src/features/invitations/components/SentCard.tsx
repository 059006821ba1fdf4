import { formatDay } from '#rules/writtenTime.ts';
import type { SentInvitation } from '#src/api/entities/registration/invitation.ts';
import { Pill } from '#src/components/feedback/Pill.tsx';
import { Card } from '#src/components/layout/Card.tsx';
import { invitationsTexts as texts } from '#src/texts/nl/invitations.ts';
import styles from './Invitations.module.css';

const looks = {
  asked: { tone: 'info', icon: 'clock' },
  coming: { tone: 'success', icon: 'success' },
  registered: { tone: 'success', icon: 'check' },
  declined: { tone: 'warning', icon: 'warning' },
  expired: { tone: 'warning', icon: 'clock' },
} as const satisfies Record<SentInvitation['state'], object>;

/** The state of an invitation that a family member sent. */
export function SentCard({ invitation }: { invitation: SentInvitation }) {
  const { name, partner, course, tariff, role, state, expires } = invitation;
  const hint = texts.sentHints[state](partner, formatDay(expires));
  return (
    <Card as="article">
      <div className={styles.card}>
        <h3>{texts.sentFor(name, partner, course.title)}</h3>
        <p className={styles.muted}>
          {role === '' ? tariff.title : `${tariff.title} · ${texts.sentRole(role)}`}
        </p>
        <Pill {...looks[state]}>{texts.sentStates[state]}</Pill>
        {hint !== '' && <p>{hint}</p>}
      </div>
    </Card>
  );
}
