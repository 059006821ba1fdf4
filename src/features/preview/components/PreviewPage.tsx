import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { EmptyState } from '#src/components/feedback/EmptyState.tsx';
import { Loading } from '#src/components/feedback/Loading.tsx';
import { Skeleton } from '#src/components/feedback/Skeleton.tsx';
import { PageHeader } from '#src/components/layout/PageHeader.tsx';
import { previewTexts as texts } from '#src/texts/nl/preview.ts';
import { clubQuery } from '../../club/index.ts';
import { Loaded } from '../../failures/index.ts';
import { previewFormQuery } from '../queries/previewFormQuery.ts';
import { type PreviewQuery, readPreviewQuery } from '../view/previewQuery.ts';
import { ClubChoice } from './choices/ClubChoice.tsx';
import { CourseChoice } from './choices/CourseChoice.tsx';
import { PreviewOptions } from './choices/PreviewOptions.tsx';
import styles from './PreviewPage.module.css';
import { PreviewWorkspace } from './PreviewWorkspace.tsx';

/** Shows a form as a member sees it, beside its source (Specification 2.2). */
export function PreviewPage() {
  const [query] = useSearchParams();
  const asked = readPreviewQuery(query);
  return (
    <>
      <PageHeader title={texts.title} lead={texts.lead} />
      {asked ? (
        <PreviewOfServer asked={asked} />
      ) : (
        <>
          <EmptyState icon="form" headingLevel="h2" title={texts.noClub}>
            {texts.noClubHint}
          </EmptyState>
          <ClubChoice />
          <PreviewWorkspace answer={undefined} />
        </>
      )}
    </>
  );
}

function PreviewOfServer({ asked }: { asked: PreviewQuery }) {
  const client = useQueryClient();
  const nidOf = async (url: string) => (await client.fetchQuery(clubQuery(url))).nid;
  const query = useQuery(previewFormQuery({ ...asked, nidOf }));
  const { dataUpdatedAt } = query;
  return (
    <Loaded query={query} loading={<PreviewLoading />} hidesStale>
      {/* A new answer remounts the workspace, because it is a new text to edit. */}
      {(answer) => (
        <>
          <div className={styles.choices}>
            {answer.club && <CourseChoice club={answer.club} chosen={answer.form.courses[0]?.nid} />}
            <PreviewOptions />
          </div>
          <PreviewWorkspace key={dataUpdatedAt} answer={answer} />
        </>
      )}
    </Loaded>
  );
}

function PreviewLoading() {
  return (
    <Loading label={texts.loading}>
      <Skeleton shape="card" />
    </Loading>
  );
}
