import { ButtonLink } from '#src/components/actions/ButtonLink.tsx';
import { Notice } from '#src/components/feedback/Notice.tsx';
import { hrefs } from '#src/paths.ts';
import { mailedInviteTexts as texts } from '#src/texts/nl/mailedInvite.ts';
import { AccountPage } from '../AccountPage.tsx';

/** @param props.title - why there is no invitation */
export function NoInvite({ title }: { title: string }) {
  return (
    <AccountPage title={texts.title}>
      <Notice tone="warning" role="alert" title={title}>
        {texts.askAnew}
      </Notice>
      <ButtonLink variant="primary" to={hrefs.home()}>
        {texts.toHome}
      </ButtonLink>
    </AccountPage>
  );
}
