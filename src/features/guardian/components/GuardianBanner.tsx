import { Suspense, useState } from 'react';
import type { AskedGuardian } from '#src/api/entities/people/user.ts';
import { Button } from '#src/components/actions/Button.tsx';
import { Banner } from '#src/components/feedback/Banner.tsx';
import { lazyPart } from '#src/platform/loading/lazyPart.ts';
import { useClosedInTab } from '#src/platform/storage/useClosedInTab.ts';
import { guardianTexts as texts } from '#src/texts/nl/guardian.ts';
import type { User } from '../../session/index.ts';

const GuardianDialog = lazyPart(async () => (await import('./GuardianDialog.tsx')).GuardianDialog);

interface GuardianBannerProps {
  minor: User;
  guardian: AskedGuardian;
}

/** Tells a minor who was asked to be the guardian, and lets them ask again or somebody else. */
export function GuardianBanner({ minor, guardian: { name, mail } }: GuardianBannerProps) {
  const [isAsking, setAsking] = useState(false);
  const close = () => setAsking(false);
  const banner = useClosedInTab('guardian');
  return (
    <>
      {!banner.isClosed && (
        <Banner
          tone="info"
          detail={<span dir="auto">{texts.waits(name, mail)}</span>}
          action={<Button onClick={() => setAsking(true)}>{texts.askAgain}</Button>}
          onDismiss={banner.close}
        >
          <span dir="auto">{texts.waitsShort(name)}</span>
        </Banner>
      )}
      <Suspense fallback={null}>
        {isAsking && <GuardianDialog minor={minor} again={{ onClose: close }} />}
      </Suspense>
    </>
  );
}
