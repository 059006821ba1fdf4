import type { MouseEvent, ReactNode } from 'react';
import { SELECT_STORY } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';

interface PageLinkProps {
  /** The id of a story, or of the documentation of a component: `kinds-text--docs`. */
  readonly id: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A link to another page of the manual. The sidebar around the page stays, and so do its theme and its address below any path. */
export function PageLink({ id, className = 'm-link', children }: PageLinkProps) {
  const open = (event: MouseEvent) => {
    const isPlain = !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
    // Without the sidebar around it, the link itself opens the manual.
    if (!isPlain || window.parent === window) return;
    event.preventDefault();
    addons.getChannel().emit(SELECT_STORY, { storyId: id });
  };
  const kind = id.endsWith('--docs') ? 'docs' : 'story';
  return (
    <a className={className} href={`./?path=/${kind}/${id}`} target="_top" onClick={open}>
      {children}
    </a>
  );
}
