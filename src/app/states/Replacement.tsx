import type { NavigationEnd } from '../guards/decision/navigationStep.ts';
import { BlockedAccount } from './BlockedAccount.tsx';
import { ClubBlocked } from './ClubBlocked.tsx';
import { LoginInvitation } from './LoginInvitation.tsx';
import { NotFound } from './NotFound.tsx';

interface ReplacementProps {
  end: Extract<NavigationEnd, { do: 'notFound' | 'blockAccount' | 'blockClub' | 'inviteLogin' }>;
}

/** Stands in place of a screen that the guard refuses. */
export function Replacement({ end }: ReplacementProps) {
  switch (end.do) {
    case 'notFound':
      return <NotFound />;
    case 'blockAccount':
      return <BlockedAccount reason={end.reason} />;
    case 'blockClub':
      return <ClubBlocked />;
    case 'inviteLogin':
      return <LoginInvitation />;
  }
}
