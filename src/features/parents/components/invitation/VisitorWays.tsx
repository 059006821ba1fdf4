import type { FollowedInvite } from '#src/api/entities/people/parent.ts';
import { ButtonLink } from '#src/components/actions/ButtonLink.tsx';
import type { InvitePurpose, TypedMail } from '#src/features/session/index.ts';
import { hrefs } from '#src/paths.ts';
import { parentsTexts } from '#src/texts/nl/parents.ts';
import { AboutInvite } from './AboutInvite.tsx';

const texts = parentsTexts.page;

/** The two ways of a visitor, as equals: either leads back to the invitation. */
export function VisitorWays({ invite }: { invite: FollowedInvite }) {
  const { inviter, mail, guardian } = invite;
  const back = hrefs.becomeParent();
  const state = {
    ...{ typedMail: mail, invitedBy: inviter },
    ...(guardian && { invited: guardian }),
  } satisfies TypedMail & InvitePurpose;
  return (
    <>
      <AboutInvite invite={invite} />
      <ButtonLink variant="primary" wide to={hrefs.register(back)} state={state}>
        {texts.register}
      </ButtonLink>
      <ButtonLink variant="primary" wide to={hrefs.login(back)} state={state}>
        {texts.logIn}
      </ButtonLink>
    </>
  );
}
