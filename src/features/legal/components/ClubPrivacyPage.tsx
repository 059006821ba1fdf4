import type { Club } from '#src/api/entities/club/club.ts';
import { WithoutJavaScript } from '#src/components/feedback/WithoutJavaScript.tsx';
import { PageHeader } from '#src/components/layout/PageHeader.tsx';
import { hrefs } from '#src/paths.ts';
import { privacyTexts as texts } from '#src/texts/nl/privacy.ts';
import { PrivacyText } from './PrivacyText.tsx';

export function ClubPrivacyPage({ club }: { club: Club }) {
  return (
    <>
      <PageHeader
        title={texts.titleOf(club.title)}
        lead={texts.lead}
        back={{ to: hrefs.club({ club: club.url }), label: club.title }}
      />
      <PrivacyText club={club.nid} />
      <WithoutJavaScript needs="account" />
    </>
  );
}
