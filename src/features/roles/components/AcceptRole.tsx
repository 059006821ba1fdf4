import type { RoleInvite } from '#src/api/entities/roleInvite.ts';
import { Button } from '#src/components/actions/Button.tsx';
import { Notice } from '#src/components/feedback/Notice.tsx';
import { hrefs } from '#src/paths.ts';
import { mailedInviteTexts as texts } from '#src/texts/nl/mailedInvite.ts';
import { OtherAccount } from '../../account/index.ts';
import { failureText } from '../../failures/index.ts';
import type { User } from '../../session/index.ts';
import { useAcceptRole } from '../queries/useAcceptRole.ts';

interface AcceptRoleProps {
  code: string;
  invite: RoleInvite;
  user: User;
}

export function AcceptRole({ code, invite, user }: AcceptRoleProps) {
  const { mutate, isPending, error } = useAcceptRole(code, invite);
  return (
    <>
      {error && (
        <Notice tone="danger" role="alert" title={texts.failed}>
          {failureText(error)}
        </Notice>
      )}
      <Button variant="primary" wide busy={isPending} onClick={() => mutate()}>
        {isPending ? texts.accept.busy : texts.accept.label}
      </Button>
      <OtherAccount user={user} back={hrefs.acceptRole(code)} />
    </>
  );
}
