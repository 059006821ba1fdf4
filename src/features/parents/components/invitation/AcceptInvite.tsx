import type { FollowedInvite } from '#src/api/entities/people/parent.ts';
import { Button } from '#src/components/actions/Button.tsx';
import { Notice } from '#src/components/feedback/Notice.tsx';
import { OtherAccount } from '#src/features/account/index.ts';
import { failureText } from '#src/features/failures/index.ts';
import type { User } from '#src/features/session/index.ts';
import { hrefs } from '#src/paths.ts';
import { parentsTexts } from '#src/texts/nl/parents.ts';
import { useAcceptInvite } from '../../queries/followedInvite.ts';
import { AboutInvite } from './AboutInvite.tsx';

const texts = parentsTexts.page;

interface AcceptInviteProps {
  code: string;
  invite: FollowedInvite;
  user: User;
}

export function AcceptInvite({ code, invite, user }: AcceptInviteProps) {
  const { accept } = invite.kind === 'guardian' ? texts.guardian : texts;
  const { mutate, isPending, error } = useAcceptInvite({ code, invite, user });
  return (
    <>
      <AboutInvite invite={invite} />
      {error && (
        <Notice tone="danger" role="alert" title={texts.failed}>
          {failureText(error)}
        </Notice>
      )}
      <Button variant="primary" wide busy={isPending} onClick={() => mutate()}>
        {isPending ? accept.busy : accept.label}
      </Button>
      <OtherAccount user={user} back={hrefs.becomeParent(code)} />
    </>
  );
}
