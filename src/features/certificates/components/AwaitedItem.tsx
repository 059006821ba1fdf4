import { Suspense, useState } from 'react';
import type { AwaitedCertificate } from '#src/api/entities/orders/certificate.ts';
import { Button } from '#src/components/actions/Button.tsx';
import { Link } from '#src/components/actions/Link.tsx';
import { Loading } from '#src/components/feedback/Loading.tsx';
import { Notice } from '#src/components/feedback/Notice.tsx';
import { Skeleton } from '#src/components/feedback/Skeleton.tsx';
import { Card } from '#src/components/layout/Card.tsx';
import layout from '#src/components/layout/layout.module.css';
import { VisuallyHidden } from '#src/components/layout/VisuallyHidden.tsx';
import { hrefs } from '#src/paths.ts';
import { lazyPart } from '#src/platform/loading/lazyPart.ts';
import { certificatesTexts } from '#src/texts/nl/certificates.ts';
import { awaitedView } from '../view/awaitedView.ts';
import styles from './Certificates.module.css';

const texts = certificatesTexts.awaited;

// Lazy-loaded with the form engine: most families have no certificate that waits.
const NumbersForm = lazyPart(async () => (await import('./NumbersForm.tsx')).NumbersForm);

/** A tax certificate that waits: says what is missing and why, and asks for it. */
export function AwaitedItem({ awaited }: { awaited: AwaitedCertificate }) {
  const [isOpen, setOpen] = useState(false);
  const { title, name, activity, explanation, asksNumbers, withoutAddress, label } = awaitedView(awaited);
  return (
    <Card as="li">
      <div className={layout.stackHalf}>
        <p className={styles.kind}>{title}</p>
        <h3 dir="auto">{name}</h3>
        <p dir="auto">{activity}</p>
      </div>
      <Notice tone="warning">
        {explanation}
        {withoutAddress && (
          <>
            {' '}
            <Link to={hrefs.profileOf(withoutAddress.uid, hrefs.certificates())}>
              {texts.toProfile(withoutAddress.name)}
            </Link>
          </>
        )}
      </Notice>
      {asksNumbers && !isOpen && (
        <Button onClick={() => setOpen(true)}>
          {texts.fillIn}
          <VisuallyHidden>{label}</VisuallyHidden>
        </Button>
      )}
      {asksNumbers && isOpen && (
        <Suspense
          fallback={
            <Loading label={texts.loading}>
              <Skeleton shape="card" />
            </Loading>
          }
        >
          <NumbersForm awaited={awaited} />
        </Suspense>
      )}
    </Card>
  );
}
