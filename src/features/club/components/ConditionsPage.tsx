import type { Club } from '../../../api/entities/club.ts';
import { PageHeader } from '../../../components/layout/PageHeader.tsx';
import { hrefs } from '../../../paths.ts';
import { clubTexts as texts } from '../../../texts/nl/club.ts';
import { ConditionsText } from './ConditionsText.tsx';

export function ConditionsPage({ club }: { club: Club }) {
  return (
    <>
      <PageHeader
        title={texts.conditionsTitle(club.title)}
        back={{ to: hrefs.club({ club: club.url }), label: club.title }}
      />
      <ConditionsText club={club} />
    </>
  );
}
