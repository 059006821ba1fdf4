import type { InviteObstacle as Obstacle } from '#src/api/entities/people/parent.ts';
import { Button } from '#src/components/actions/Button.tsx';
import { ButtonLink } from '#src/components/actions/ButtonLink.tsx';
import { Notice } from '#src/components/feedback/Notice.tsx';
import { OtherAccount } from '#src/features/account/index.ts';
import { SendAgainButton } from '#src/features/mail-confirmation/index.ts';
import { type User, useLogout } from '#src/features/session/index.ts';
import { hrefs } from '#src/paths.ts';
import { parentsTexts } from '#src/texts/nl/parents.ts';

const texts = parentsTexts.page;

/** Obstacles of the account: another account of the same person has none. */
const ofAccount: ReadonlySet<Obstacle> = new Set(['has-parent', 'other-family']);

interface InviteObstacleProps {
  code: string;
  obstacle: Obstacle;
  user: User;
}

/** Says why the user cannot accept the invitation, with one way on. */
export function InviteObstacle({ code, obstacle, user }: InviteObstacleProps) {
  const logout = useLogout(hrefs.becomeParent(code));
  const { title, text } = texts.obstacles[obstacle];
  return (
    <>
      <Notice
        tone={obstacle === 'already-there' ? 'success' : 'warning'}
        role="status"
        title={title}
        actions={obstacle === 'unconfirmed' && <SendAgainButton />}
      >
        {text}
      </Notice>
      {ofAccount.has(obstacle) ? (
        <Button variant="primary" wide busy={logout.isPending} onClick={() => logout.mutate()}>
          {texts.logOutFirst}
        </Button>
      ) : (
        <>
          <ButtonLink variant="primary" wide to={hrefs.dashboard()}>
            {texts.toDashboard}
          </ButtonLink>
          {obstacle !== 'already-there' && <OtherAccount user={user} back={hrefs.becomeParent(code)} />}
        </>
      )}
    </>
  );
}
