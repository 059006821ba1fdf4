import { ButtonLink } from '#src/components/actions/ButtonLink.tsx';
import { hrefs } from '#src/paths.ts';
import { mailedInviteTexts as texts } from '#src/texts/nl/mailedInvite.ts';
import type { InvitePurpose, TypedMail } from '../../session/index.ts';

interface InvitedVisitorProps {
  /** The page to come back to, without the code of its link. */
  back: string;
  /** The address that the link was mailed to, and who sent it. Left out: the link has ended, and says neither. */
  state?: Partial<TypedMail & InvitePurpose>;
}

/** The two ways of a visitor who follows a mailed link, as equals: either leads back to it. */
export function InvitedVisitor({ back, state = {} }: InvitedVisitorProps) {
  return (
    <>
      <ButtonLink variant="primary" wide to={hrefs.register(back)} state={state}>
        {texts.register}
      </ButtonLink>
      <ButtonLink wide to={hrefs.login(back)} state={state}>
        {texts.logIn}
      </ButtonLink>
    </>
  );
}
