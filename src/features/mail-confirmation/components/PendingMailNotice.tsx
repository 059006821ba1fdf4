import { Notice } from '#src/components/feedback/Notice.tsx';
import { mailConfirmationTexts } from '#src/texts/nl/mailConfirmation.ts';
import { SendAgainButton } from './SendAgainButton.tsx';

const texts = mailConfirmationTexts.pending;

interface PendingMailNoticeProps {
  /** The address that logs in now. */
  mail: string;
  /** The address that will log in once it is confirmed. */
  pending: string;
}

export function PendingMailNotice({ mail, pending }: PendingMailNoticeProps) {
  return (
    <Notice tone="info" role="status" title={texts.title(pending)} actions={<SendAgainButton />}>
      {texts.text(mail)}
    </Notice>
  );
}
