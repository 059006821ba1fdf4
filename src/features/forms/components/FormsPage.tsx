import { useQuery } from '@tanstack/react-query';
import type { Club } from '#src/api/entities/club/club.ts';
import { ButtonLink } from '#src/components/actions/ButtonLink.tsx';
import { EmptyState } from '#src/components/feedback/EmptyState.tsx';
import { Loading } from '#src/components/feedback/Loading.tsx';
import { Skeleton } from '#src/components/feedback/Skeleton.tsx';
import { WithoutJavaScript } from '#src/components/feedback/WithoutJavaScript.tsx';
import { PageHeader } from '#src/components/layout/PageHeader.tsx';
import { hrefs } from '#src/paths.ts';
import { usePageTitle } from '#src/platform/page/pageTitle.ts';
import { formsTexts as texts } from '#src/texts/nl/forms.ts';
import { Loaded } from '../../failures/index.ts';
import { useSession } from '../../session/index.ts';
import { formsQuery } from '../queries/formsQuery.ts';
import { FormCards } from './FormCards.tsx';

/** Lists the club's forms that belong to no course. */
export function FormsPage({ club }: { club: Club }) {
  usePageTitle({ title: texts.title, club: club.title });
  return (
    <>
      <PageHeader title={texts.title} back={{ to: hrefs.club({ club: club.url }), label: club.title }} />
      <WithoutJavaScript needs="form" />
      <FormList club={club} />
    </>
  );
}

function FormList({ club }: { club: Club }) {
  const forms = useQuery(formsQuery(club.nid));
  const session = useSession();
  return (
    <Loaded
      query={forms}
      loading={
        <Loading label={texts.loading}>
          <Skeleton shape="card" count={3} />
        </Loading>
      }
      empty={
        <EmptyState
          title={texts.none}
          icon="form"
          action={<ButtonLink to={hrefs.club({ club: club.url })}>{texts.toClub}</ButtonLink>}
        >
          {texts.noneHint}
        </EmptyState>
      }
    >
      {(known) => <FormCards club={club} forms={known} isVisitor={session.status === 'visitor'} />}
    </Loaded>
  );
}
