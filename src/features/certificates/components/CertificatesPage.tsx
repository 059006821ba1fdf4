import { useQuery } from '@tanstack/react-query';
import { ButtonLink } from '#src/components/actions/ButtonLink.tsx';
import { EmptyState } from '#src/components/feedback/EmptyState.tsx';
import { Loading } from '#src/components/feedback/Loading.tsx';
import { Skeleton } from '#src/components/feedback/Skeleton.tsx';
import { PageHeader } from '#src/components/layout/PageHeader.tsx';
import { hrefs } from '#src/paths.ts';
import { certificatesTexts as texts } from '#src/texts/nl/certificates.ts';
import { Loaded } from '../../failures/index.ts';
import { useSession } from '../../session/index.ts';
import { certificatesQuery } from '../queries/certificatesQuery.ts';
import { CertificateList } from './CertificateList.tsx';

export function CertificatesPage() {
  const session = useSession();
  return (
    <>
      <PageHeader title={texts.title} lead={texts.lead} />
      {session.status === 'user' ? <Certificates uid={session.user.uid} /> : <CertificatesLoading />}
    </>
  );
}

function Certificates({ uid }: { uid: number }) {
  const certificates = useQuery(certificatesQuery(uid));
  return (
    <Loaded
      query={certificates}
      loading={<CertificatesLoading />}
      empty={
        <EmptyState
          title={texts.empty}
          icon="certificate"
          action={<ButtonLink to={hrefs.dashboard()}>{texts.toDashboard}</ButtonLink>}
        >
          {texts.emptyHint}
        </EmptyState>
      }
    >
      {(known) => <CertificateList certificates={known} />}
    </Loaded>
  );
}

function CertificatesLoading() {
  return (
    <Loading label={texts.loading}>
      <Skeleton shape="title" />
      <Skeleton shape="card" count={3} />
    </Loading>
  );
}
