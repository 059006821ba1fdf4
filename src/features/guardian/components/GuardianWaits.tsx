import type { AskedGuardian } from '#src/api/entities/people/user.ts';
import { Notice } from '#src/components/feedback/Notice.tsx';
import { guardianTexts as texts } from '#src/texts/nl/guardian.ts';

interface GuardianWaitsProps {
  guardian: AskedGuardian;
  /** Whether the minor has just prepared everything, or is about to. */
  state: 'prepared' | 'preparing';
}

/** Says to a minor that the guardian orders. */
export function GuardianWaits({ guardian: { name, mail }, state }: GuardianWaitsProps) {
  const isPrepared = state === 'prepared';
  return (
    <Notice
      tone={isPrepared ? 'success' : 'info'}
      {...(isPrepared && { role: 'status' })}
      title={isPrepared ? texts.prepared(name) : texts.orders(name)}
    >
      <p dir="auto">{(isPrepared ? texts.preparedText : texts.waits)(name, mail)}</p>
    </Notice>
  );
}
