import type { Club } from '#src/api/entities/club/club.ts';
import { WithoutJavaScript } from '#src/components/feedback/WithoutJavaScript.tsx';
import { PageHeader } from '#src/components/layout/PageHeader.tsx';
import { hrefs } from '#src/paths.ts';
import { conditionsTexts as texts } from '#src/texts/nl/conditions.ts';
import { ConditionsText } from './ConditionsText.tsx';
import { LegalPerson } from './LegalPerson.tsx';

export function ConditionsPage({ club }: { club: Club }) {
  return (
    <>
      <PageHeader
        title={texts.title(club.title)}
        back={{ to: hrefs.club({ club: club.url }), label: club.title }}
      />
      <ConditionsText club={club}>
        <LegalPerson club={club} />
      </ConditionsText>
      <WithoutJavaScript needs="account" />
    </>
  );
}
