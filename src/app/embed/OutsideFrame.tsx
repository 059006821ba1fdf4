import { useLocation } from 'react-router';
import { buttonClass } from '../../components/actions/buttonClass.ts';
import { EmptyState } from '../../components/feedback/EmptyState.tsx';
import { Icon } from '../../components/icons/Icon.tsx';
import { usePageTitle } from '../../platform/page/pageTitle.ts';
import { embedTexts } from '../../texts/nl/embed.ts';

const texts = embedTexts.outside;

/** Replaces a screen that the portal never shows in a frame. */
export function OutsideFrame({ title = texts.fallbackTitle }: { title?: string | undefined }) {
  const { pathname, search } = useLocation();
  usePageTitle({ title });
  return (
    <EmptyState
      title={texts.title(title)}
      headingLevel="h1"
      action={
        <a
          className={buttonClass({ variant: 'primary' })}
          href={pathname + search}
          target="_blank"
          rel="noopener noreferrer"
        >
          <Icon name="external" />
          {texts.open}
        </a>
      }
    >
      {texts.lead}
    </EmptyState>
  );
}
