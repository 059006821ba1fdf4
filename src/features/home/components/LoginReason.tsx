import { ButtonLink } from '#src/components/actions/ButtonLink.tsx';
import { Notice } from '#src/components/feedback/Notice.tsx';
import { hrefs } from '#src/paths.ts';
import { homeTexts } from '#src/texts/nl/home.ts';

/** Explains why a visitor is at Home instead of on the requested page, with a link to log in. */
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
