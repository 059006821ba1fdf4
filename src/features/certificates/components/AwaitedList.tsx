import type { AwaitedCertificate } from '#src/api/entities/certificate.ts';
import { CardGrid } from '#src/components/layout/CardGrid.tsx';
import { Section } from '#src/components/layout/Section.tsx';
import { certificatesTexts as texts } from '#src/texts/nl/certificates.ts';
import { awaitedView } from '../view/awaitedView.ts';
import { AwaitedItem } from './AwaitedItem.tsx';

/** Certificates that wait for something of the family. */
export function AwaitedList({ certificates }: { certificates: readonly AwaitedCertificate[] }) {
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
