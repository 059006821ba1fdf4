import { ButtonLink } from '../../../components/actions/ButtonLink.tsx';
import { Notice } from '../../../components/feedback/Notice.tsx';
import { hrefs } from '../../../paths.ts';
import { homeTexts } from '../../../texts/nl/home.ts';

/** Says why a visitor is at Home instead of where they wanted to be, with the way there. */
export function LoginReason({ redirect }: { redirect: string }) {
  return (
    <Notice
      tone="info"
      actions={<ButtonLink to={hrefs.login(redirect)}>{homeTexts.reasons.logIn}</ButtonLink>}
    >
      {homeTexts.reasons.authAlone}
    </Notice>
  );
}
