import { PageLink } from '../page/PageLink.tsx';
import { pages } from '../page/pages.ts';
import type { Way } from './ways.ts';

export function WayList({ ways }: { readonly ways: readonly Way[] }) {
  return (
    <ul className="m-rows">
      {ways.map(({ title, text, page }) => (
        <li key={title}>
          <PageLink id={pages[page]} className="m-row">
            <strong>{title}</strong>
            <span>{text}</span>
          </PageLink>
        </li>
      ))}
    </ul>
  );
}
