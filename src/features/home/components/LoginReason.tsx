import { ButtonLink } from '#src/components/actions/ButtonLink.tsx';
import { Notice } from '#src/components/feedback/Notice.tsx';
import { hrefs } from '#src/paths.ts';
import { homeTexts } from '#src/texts/nl/home.ts';

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
