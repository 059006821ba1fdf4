import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { confirmMail } from '#src/api/account.ts';
import { isRefusedWith } from '#src/api/apiFailure.ts';
import type { ConfirmedMail } from '#src/api/entities/people/confirmedMail.ts';
import { Button } from '#src/components/actions/Button.tsx';
import { ButtonLink } from '#src/components/actions/ButtonLink.tsx';
import { Notice } from '#src/components/feedback/Notice.tsx';
import { hrefs } from '#src/paths.ts';
import { mailConfirmationTexts } from '#src/texts/nl/mailConfirmation.ts';
import { AccountPage } from '../../account/index.ts';
import { failureText } from '../../failures/index.ts';
import { recheckSession, useSession } from '../../session/index.ts';
import { SendAgainButton } from './SendAgainButton.tsx';

const texts = mailConfirmationTexts.page;

interface ConfirmMailPageProps {
  /** The code from the mailed link; undefined when the address has none. */
  code: string | undefined;
}

/** Confirms an address with a button. Mail scanners open every link, so opening the link alone must not confirm. */
export function ConfirmMailPage({ code }: ConfirmMailPageProps) {
  const confirming = useConfirmMail();
  if (confirming.isSuccess) return <Confirmed confirmed={confirming.data} />;
  const isUsed = isRefusedWith(confirming.error, 'code-used');
  if (code === undefined || isUsed) return <NoLink title={isUsed ? texts.used : texts.noCode} />;
  return (
    <AccountPage title={texts.title} lead={texts.lead}>
      {confirming.isError && (
        <Notice tone="danger" role="alert" title={texts.failed}>
          {failureText(confirming.error)}
        </Notice>
      )}
      <Button variant="primary" wide busy={confirming.isPending} onClick={() => confirming.mutate(code)}>
        {confirming.isPending ? texts.action.busy : texts.action.label}
      </Button>
    </AccountPage>
  );
}

/** Takes the focus, because the button that had the focus is gone. */
function Confirmed({ confirmed: { mail, isChanged } }: { confirmed: ConfirmedMail }) {
  const message = useRef<HTMLDivElement>(null);
  useEffect(() => message.current?.focus({ preventScroll: true }), []);
  return (
    <AccountPage title={texts.title}>
      <div ref={message} tabIndex={-1}>
        <Notice tone="success" role="status" title={isChanged ? texts.changed : texts.confirmed}>
          {isChanged ? texts.changedText(mail) : texts.confirmedText(mail)}
        </Notice>
      </div>
      <ButtonLink variant="primary" to={hrefs.home()}>
        {texts.toHome}
      </ButtonLink>
      <ButtonLink to={hrefs.profile()}>{texts.toProfile}</ButtonLink>
    </AccountPage>
  );
}

function NoLink({ title }: { title: string }) {
  const session = useSession();
  const isWaiting = session.status === 'user' && session.user.unconfirmedMail !== '';
  return (
    <AccountPage title={texts.title}>
      <Notice tone="warning" role="alert" title={title}>
        {isWaiting ? texts.askAnew : texts.lookAtProfile}
      </Notice>
      {isWaiting ? <SendAgainButton /> : <ButtonLink to={hrefs.profile()}>{texts.toProfile}</ButtonLink>}
    </AccountPage>
  );
}

/** Confirms an address by the code of a mail. From then on, invitations to that address are shown. */
function useConfirmMail() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: confirmMail,
    onSuccess: () => client.invalidateQueries(),
    onError: (error) => recheckSession(client, error),
  });
}
