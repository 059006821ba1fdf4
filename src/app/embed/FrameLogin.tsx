import { useState } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router';
import { Button } from '../../components/actions/Button.tsx';
import { buttonClass } from '../../components/actions/buttonClass.ts';
import { Notice } from '../../components/feedback/Notice.tsx';
import { Card } from '../../components/layout/Card.tsx';
import { PageHeader } from '../../components/layout/PageHeader.tsx';
import { GuestCard } from '../../features/account/components/GuestCard.tsx';
import { failureText } from '../../features/failures/index.ts';
import { ticketPurpose, useSession } from '../../features/session/index.ts';
import { useRedirect } from '../../features/session/state/useRedirect.ts';
import { hrefs, paths } from '../../paths.ts';
import { embedStore } from '../../platform/embed/embedStore.ts';
import { usePageTitle } from '../../platform/page/pageTitle.ts';
import { embedTexts } from '../../texts/nl/embed.ts';
import styles from './FrameLogin.module.css';
import { useFrameLogin } from './useFrameLogin.ts';

const texts = embedTexts.login;

/**
 * Replaces the login form inside a frame. A guest gives no password and has no data to protect, so who buys tickets without an account
 * stays in the frame.
 */
export function FrameLogin() {
  const navigate = useNavigate();
  const redirect = useRedirect();
  const next = redirect === paths.home ? startOfFrame() : redirect;
  const login = useFrameLogin(() => navigate(next, { replace: true }));
  const { tickets } = ticketPurpose(useLocation().state) ?? {};
  usePageTitle({ title: texts.title, error: login.error !== null });
  return (
    <div className={styles.page}>
      <PageHeader title={texts.title} lead={texts.lead} />
      {tickets?.guestsOf !== undefined && <GuestInFrame club={tickets.guestsOf} next={next} />}
      <Card>
        <div className={styles.panel}>
          {login.error && (
            <Notice tone="danger" title={texts.failedTitle} role="alert">
              {failureText(login.error)}
            </Notice>
          )}
          {login.step === 'closed' && (
            <Notice tone="warning" role="alert">
              {texts.closed}
            </Notice>
          )}
          {login.href !== undefined && <BlockedWindow href={login.href} />}
          {login.step === 'asking' && login.href === undefined && <p role="status">{texts.waiting}</p>}
          <Button variant="primary" wide icon="external" busy={login.isBusy} onClick={login.ask}>
            {login.step === 'asking' ? texts.openAgain : texts.open}
          </Button>
          <p className={styles.newHere}>{texts.newHere}</p>
        </div>
      </Card>
    </div>
  );
}

function GuestInFrame({ club, next }: { club: number; next: string }) {
  const session = useSession();
  const [isBegun, setBegun] = useState(false);
  if (isBegun && session.status === 'user') return <Navigate to={next} replace />;
  return <GuestCard club={club} onBegun={() => setBegun(true)} />;
}

/** The page for which the website pasted the frame; used when the person asked for no other page. */
function startOfFrame(): string {
  const { embedding } = embedStore.getState();
  return (
    embedding?.page ?? (embedding?.club === undefined ? hrefs.home() : hrefs.club({ club: embedding.club }))
  );
}

/** Shows a link to the login window when the browser blocked the popup. The window needs its opener to send the code back. */
function BlockedWindow({ href }: { href: string }) {
  const link = (
    // biome-ignore lint/security/noBlankTarget: it leads to the portal itself
    <a className={buttonClass({})} href={href} target="_blank" rel="opener">
      {texts.blockedLink}
    </a>
  );
  return (
    <Notice tone="warning" role="alert" actions={link}>
      {texts.blocked}
    </Notice>
  );
}
