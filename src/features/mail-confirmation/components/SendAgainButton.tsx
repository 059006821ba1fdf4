import { useMutation } from '@tanstack/react-query';
import { sendMailConfirmation } from '#src/api/account.ts';
import { Button } from '#src/components/actions/Button.tsx';
import { mailConfirmationTexts as texts } from '#src/texts/nl/mailConfirmation.ts';
import { failureText } from '../../failures/index.ts';
import { showNotice } from '../../notices/index.ts';

/** Sends the confirmation mail again to the unconfirmed address. */
export function SendAgainButton() {
  const sending = useMutation({
    mutationFn: sendMailConfirmation,
    onSuccess: () => showNotice({ tone: 'success', message: texts.sent }),
    onError: (error) => showNotice({ tone: 'danger', message: failureText(error) }),
  });
  return (
    <Button onClick={() => sending.mutate()} busy={sending.isPending}>
      {sending.isPending ? texts.again.busy : texts.again.label}
    </Button>
  );
}
