import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { Button } from '../../components/actions/Button.tsx';
import { EmptyState } from '../../components/feedback/EmptyState.tsx';
import { LoginPage } from '../../features/account/components/LoginPage.tsx';
import { FailureState } from '../../features/failures/index.ts';
import { useLogout, useSession } from '../../features/session/index.ts';
import { usePageTitle } from '../../platform/page/pageTitle.ts';
import { embedTexts } from '../../texts/nl/embed.ts';
import { ScreenSkeleton } from '../states/ScreenSkeleton.tsx';
import { nonceIn } from './frameLogin.ts';
import { SendLoginCode } from './SendLoginCode.tsx';

const texts = embedTexts.window;

/**
 * The window in which a person logs in for a frame. It asks a person who is already logged in to confirm the account: an
 * earlier user of this browser may have left it open.
 */
export function LoginWindow() {
  const session = useSession();
  const { pathname, search } = useLocation();
  const [isMeant, setMeant] = useState(false);
  const [opener] = useState(() => window.opener as Window | null); // typed as any; null without an opener
  const nonce = nonceIn(new URLSearchParams(search));
  const isVisitor = session.status === 'visitor';
  usePageTitle({ title: texts.title });
  useEffect(() => {
    if (isVisitor) setMeant(true);
  }, [isVisitor]);

  if (!opener || nonce === undefined) return <Lost />;
  switch (session.status) {
    case 'pending':
      return <ScreenSkeleton />;
    case 'failed':
      return <FailureState headingLevel="h1" error={session.error} onRetry={session.retry} />;
    case 'visitor':
      return <LoginPage redirect={pathname + search} />;
    case 'user':
      return isMeant ? (
        <SendLoginCode nonce={nonce} opener={opener} />
      ) : (
        <Question name={session.user.name} here={pathname + search} onYes={() => setMeant(true)} />
      );
  }
}

interface QuestionProps {
  name: string;
  here: string;
  onYes: () => void;
}

function Question({ name, here, onYes }: QuestionProps) {
  const logout = useLogout(here);
  return (
    <EmptyState
      title={texts.question(name)}
      headingLevel="h1"
      icon="user"
      action={
        <>
          <Button variant="primary" onClick={onYes}>
            {texts.goOn(name)}
          </Button>
          <Button busy={logout.isPending} onClick={() => logout.mutate()}>
            {texts.somebodyElse}
          </Button>
        </>
      }
    >
      {texts.lead}
    </EmptyState>
  );
}

/** Shown when somebody opened the window by hand or its frame is gone, so that no frame can receive the code. */
function Lost() {
  return (
    <EmptyState title={texts.lost} headingLevel="h1" icon="warning">
      {texts.lostLead}
    </EmptyState>
  );
}
