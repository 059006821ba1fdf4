import { queryOptions, useQuery } from '@tanstack/react-query';
import { type AwaitedCertificate, parseCertificates } from '#src/api/entities/orders/certificate.ts';
import { resultOf } from '#src/api/resultOf.ts';
import { ButtonLink } from '#src/components/actions/ButtonLink.tsx';
import { EmptyState } from '#src/components/feedback/EmptyState.tsx';
import { Loading } from '#src/components/feedback/Loading.tsx';
import { Skeleton } from '#src/components/feedback/Skeleton.tsx';
import { CardGrid } from '#src/components/layout/CardGrid.tsx';
import { PageHeader } from '#src/components/layout/PageHeader.tsx';
import { Section, Sections } from '#src/components/layout/Section.tsx';
import { hrefs } from '#src/paths.ts';
import { certificatesTexts as texts } from '#src/texts/nl/certificates.ts';
import { Loaded } from '../../failures/index.ts';
import { useSession } from '../../session/index.ts';
import { awaitedView } from '../view/awaitedView.ts';
import { AwaitedItem } from './AwaitedItem.tsx';
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
    <Loaded query={certificates} loading={<CertificatesLoading />}>
      {({ issued, awaited }) =>
        issued.length + awaited.length === 0 ? (
          <EmptyState
            title={texts.empty}
            icon="certificate"
            action={<ButtonLink to={hrefs.dashboard()}>{texts.toDashboard}</ButtonLink>}
          >
            {texts.emptyHint}
          </EmptyState>
        ) : (
          <Sections>
            <AwaitedList certificates={awaited} />
            <CertificateList certificates={issued} />
          </Sections>
        )
      }
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

/** Certificates that wait for something of the family. */
function AwaitedList({ certificates }: { certificates: readonly AwaitedCertificate[] }) {
  if (certificates.length === 0) return null;
  return (
    <Section id="awaited" title={texts.awaited.title}>
      <CardGrid narrowest={320} stacked>
        {certificates.map((awaited) => (
          <AwaitedItem key={awaitedView(awaited).key} awaited={awaited} />
        ))}
      </CardGrid>
    </Section>
  );
}

/** The family's certificates, keyed by the uid of the logged-in user. */
function certificatesQuery(uid: number) {
  return queryOptions({
    queryKey: ['certificates', uid],
    queryFn: resultOf('get_certificates', {}, parseCertificates),
    // Always refetched: an address may have been filled in a moment ago.
    staleTime: 0,
  });
}
